import DispatchSuite
import Measurement
import Testing

@MainActor
struct DispatchSuiteTests {
  /// A million lives take a second or more each, and are the ten thousand once more.
  nonisolated static let names = BenchmarkSuite.dispatch.comparisons.map(\.name).filter {
    $0 != "million-lives"
  }

  @Test(arguments: names)
  func `What is compared does its work, once and not at all`(name: String) async throws {
    for variant in try await variants(of: name) {
      try await variant.run(0)
      try await variant.run(1)
    }
  }

  @Test(arguments: names)
  func `Each variant has a name of its own, and a note`(name: String) async throws {
    let variants = try await variants(of: name)
    #expect(variants.count >= 2)
    #expect(Set(variants.map(\.name)).count == variants.count)
    #expect(variants.filter { $0.note.isEmpty || $0.note.hasSuffix(".") }.map(\.name) == [])
  }

  @Test func `Each comparison has a name of its own, and a summary`() {
    let comparisons = BenchmarkSuite.dispatch.comparisons
    #expect(Set(comparisons.map(\.name)).count == comparisons.count)
    #expect(comparisons.filter { $0.summary.isEmpty || $0.summary.hasSuffix(".") }.map(\.name) == [])
  }

  @Test func `Only what waits for tasks is not the same each time`() {
    let comparisons = BenchmarkSuite.dispatch.comparisons.filter { !$0.isDeterministic }
    #expect(comparisons.map(\.name) == ["hops", "dropped-attachment", "dropped-life"])
  }

  private func variants(of name: String) async throws -> [Variant] {
    let comparison = try #require(BenchmarkSuite.dispatch.comparisons.first { $0.name == name })
    return try await comparison.prepare()
  }
}
