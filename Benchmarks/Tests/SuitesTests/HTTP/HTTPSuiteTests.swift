import HTTPSuite
import Measurement
import Testing

/// One after the other: side by side, a batch of 64 answers of 1 MB in each would take memory that is not there.
@Suite(.serialized)
struct HTTPSuiteTests {
  @Test func `There is a comparison for each size and each number at once`() {
    #expect(
      BenchmarkSuite.http.comparisons.map(\.name) == [
        "small-1", "small-8", "small-64", "large-1", "large-8", "large-64", "request",
        "request-counted",
      ])
  }

  /// Those with a server in another process need a program that can play it, which the tests' is not.
  private static let ownServers = BenchmarkSuite.http.comparisons.map(\.name).filter {
    !$0.hasPrefix("request")
  }

  @Test(arguments: ownServers) @MainActor
  func `Every variant runs no batch and one batch`(name: String) async throws {
    let comparison = try #require(BenchmarkSuite.http.comparisons.first { $0.name == name })
    for variant in try await comparison.prepare() {
      try await variant.run(0)
      try await variant.run(1)
    }
  }
}
