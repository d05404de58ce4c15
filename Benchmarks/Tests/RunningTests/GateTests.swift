import Foundation
import Measurement
import Testing

@testable import Running

/// What a gate says of counts that were taken.
@Suite @MainActor struct GateTests {
  private final class Output {
    var text = ""
  }

  private let output = Output()
  private let url = FileManager.default.temporaryDirectory.appending(path: "limits-\(UUID().uuidString)")

  private func gate(_ suites: [BenchmarkSuite] = [.toys]) -> Gate {
    let console = Console(
      write: { [output] in output.text += $0 }, complain: { _ in },
      progress: ProgressLine(isShown: false, write: { _ in }), isStyled: false)
    return Gate(suites: suites, console: console, thresholds: ThresholdFolder(url: url))
  }

  private func counts(_ instructions: Double, _ comparison: String = "sums") -> GateCounts {
    GateCounts(counts: ["toys": [comparison: ["long": Counts(instructions: instructions, allocations: 0)]]])
  }

  private func accept(_ comparisons: [String: Double], compiler: String = Report.Versions.current.compiler)
    throws
  {
    let limits = comparisons.mapValues { ["long": Thresholds.Limit(instructions: $0, allocations: 0)] }
    try ThresholdFolder(url: url).write(
      Thresholds(compiler: compiler, architecture: Report.Machine.current.architecture, counts: limits),
      of: "toys")
  }

  private func status(_ counts: GateCounts, _ arguments: String...) throws -> Int32 {
    defer { try? FileManager.default.removeItem(at: url) }
    return try gate().judge(counts, Arguments(["gate"] + arguments))
  }

  @Test("Limits that hold are green")
  func green() throws {
    try accept(["sums": 100])
    #expect(try status(counts(103)) == 0)
    #expect(output.text.hasSuffix("All limits hold.\n"))
  }

  @Test("A tenth more is red")
  func red() throws {
    try accept(["sums": 100])
    #expect(try status(counts(110)) == 1)
    #expect(output.text.contains("FAILED  toys/sums, long: 110 instructions, at most 104"))
  }

  @Test("A comparison that has limits and has gone is red")
  func gone() throws {
    try accept(["sums": 100, "renamed": 100])
    #expect(try status(counts(100)) == 1)
    #expect(output.text.contains("FAILED  toys/renamed, long has a limit and is not counted"))
  }

  @Test("With a filter, the limits of others are left alone, and its own are not")
  func filtered() throws {
    try accept(["sums": 100, "renamed": 100])
    #expect(try status(counts(100), "--filter", "sums") == 0)
    try accept(["sums": 100, "sums-renamed": 100])
    #expect(try status(counts(100), "--filter", "sums") == 1)
  }

  @Test("Limits of a suite that has gone are red")
  func noSuite() throws {
    try accept(["sums": 100])
    try FileManager.default.copyItem(
      at: url.appending(path: "toys.json"), to: url.appending(path: "gone.json"))
    #expect(try status(counts(100)) == 1)
    #expect(output.text.contains("FAILED  gone has limits and is no suite"))
  }

  @Test("A suite that could have limits and has none is red")
  func noLimits() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    #expect(try status(GateCounts(counts: [:])) == 1)
    #expect(output.text.contains("FAILED  toys has no limits"))
  }

  @Test("Another compiler's limits are red")
  func otherCompiler() throws {
    try accept(["sums": 100], compiler: "Swift 1")
    #expect(try status(counts(100)) == 1)
    #expect(output.text.contains("Swift 1"))
  }

  @Test("What was never meant to be counted needs no limits")
  func uncountable() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: url) }
    let waits = BenchmarkSuite("waits", comparisons: [BenchmarkSuite.toys.comparisons[1]])
    #expect(try gate([waits]).judge(GateCounts(counts: [:]), Arguments(["gate"])) == 0)
  }
}
