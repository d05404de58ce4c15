import Foundation
import Measurement
import Reporting
import Testing

@testable import Running

@Suite @MainActor struct ProgramTests {
  private let terminal: Terminal

  init() throws {
    terminal = try Terminal()
  }

  @Test("It measures, prints a table, and writes three files")
  func measures() async throws {
    let status = await terminal.run("--quick", "--filter", "sums")
    #expect(status == 0, "\(terminal.complaints)")
    #expect(terminal.output.contains("toys/sums"))
    #expect(terminal.output.contains("noise: "))
    #expect(terminal.output.contains("report.html"))
    let report = try ReportFile.report(
      from: Data(terminal.contents(of: ".build/report/report.json").utf8), at: "report.json")
    #expect(report.subjects.map(\.name) == ["toys"])
    #expect(report.subjects[0].findings.map(\.name) == ["sums"])
    #expect(report.command.hasSuffix(" --quick --filter sums"))
    #expect(try terminal.contents(of: ".build/report/report.html").contains("sums"))
    #expect(try terminal.contents(of: ".build/report/report.md").contains("sums"))
  }

  @Test("A report says which command repeats it, whosever program it is")
  func command() {
    #expect(
      Measuring.command(["--filter", "a b"], of: "/x/benchmark")
        == "swift run -c release --package-path Benchmarks benchmark --filter 'a b'")
    #expect(Measuring.command(["--quick"], of: ".build/debug/Compare") == "Compare --quick")
  }

  @Test("What was timed is reported though it cannot be counted")
  func uncounted() async throws {
    let once = Comparison("once", summary: "a sum") {
      let steps = Variant.steps(100, "short")
      return [
        Variant("short") { iterations in
          // Timing runs without an idle one; counting begins with none.
          if iterations == 0 { throw CancellationError() }
          try await steps.run(iterations)
        }
      ]
    }
    #expect(await terminal.run("--quick", suites: [BenchmarkSuite("toys", comparisons: [once])]) == 1)
    #expect(terminal.complaints.contains("allocations of toys/once"))
    #expect(terminal.output.contains("toys/once"))
  }

  @Test("With --json, only JSON is printed")
  func json() async throws {
    #expect(await terminal.run("--quick", "--filter", "sums", "--json") == 0)
    let report = try ReportFile.report(from: Data(terminal.output.utf8), at: "-")
    #expect(report.effort == "quick")
    #expect(terminal.complaints.contains("report.html"))
  }

  @Test("What cannot be measured is told, and the rest is measured")
  func refusal() async throws {
    #expect(await terminal.run("--quick", suites: [.broken, .toys]) == 1)
    #expect(terminal.complaints.hasPrefix("benchmark: broken/gone: "))
    #expect(terminal.output.contains("not reported: broken/gone"))
    #expect(terminal.output.contains("toys/waits"))
    #expect(try terminal.contents(of: ".build/report/report.json").contains("broken/gone"))
  }

  @Test("A saved baseline is found by its name, and nothing has changed since")
  func baseline() async throws {
    #expect(await terminal.run("--quick", "--filter", "sums", "--save-baseline", "before") == 0)
    #expect(terminal.output.contains(".benchmark-baselines/before.json"))
    let baseline = try terminal.contents(of: ".benchmark-baselines/before.json")
    #expect(try baseline == terminal.contents(of: ".build/report/report.json"))
    // A report beside itself: two runs on a busy machine may differ.
    let report = try ReportFile.report(from: Data(baseline.utf8), at: "before.json")
    #expect(!BaselineComparison(now: report, then: report).hasRegression)
  }

  /// A comparison of which the second variant asks for so many blocks of the heap.
  private static func blocks(_ count: Int) -> BenchmarkSuite {
    let blocks = Comparison("blocks", summary: "asked for") {
      [
        .steps(100, "short"),
        Variant("heap") { iterations in
          for _ in 0..<iterations {
            for _ in 0..<count { blackHole([UInt8](repeating: opaque(1), count: 100)) }
          }
        },
      ]
    }
    return BenchmarkSuite("blocks", comparisons: [blocks])
  }

  @Test("More than the baseline ends with 3")
  func regression() async throws {
    let file = terminal.folder.appending(path: ".benchmark-baselines/before.json")
    #expect(await terminal.run("--quick", "--save-baseline", "before", suites: [Self.blocks(2)]) == 0)
    for name in ["before", file.path] {
      #expect(await terminal.run("--quick", "--baseline", name, suites: [Self.blocks(20)]) == 3)
    }
  }

  @Test(
    "Mistakes end with 2 before anything is measured",
    arguments: [
      ("--filter=xyzzy", "nothing has “xyzzy” in its name"), ("--nonsense", "unknown option “--nonsense”"),
      ("--baseline=none", "there is no file and no saved baseline “none”"),
    ])
  func usage(argument: String, fault: String) async {
    #expect(await terminal.run(argument) == 2)
    #expect(terminal.output.isEmpty)
    #expect(terminal.complaints.contains(fault))
  }

  /// A suite that puts a file where the report's folder was, once it is measured.
  private func wrecker() -> BenchmarkSuite {
    let report = terminal.folder.appending(path: ".build/report")
    return BenchmarkSuite(
      "wrecker",
      comparisons: [
        Comparison("sums", summary: "a sum", isDeterministic: false) {
          try FileManager.default.removeItem(at: report)
          try Data().write(to: report)
          return [.steps(100, "short")]
        }
      ])
  }

  @Test("What is measured is printed also where it cannot be written")
  func unkept() async {
    #expect(await terminal.run("--quick", suites: [wrecker(), .toys]) == 1)
    #expect(terminal.output.contains("wrecker/sums"))
    #expect(terminal.output.contains("toys/waits"))
    #expect(terminal.output.contains("machine: "))
    #expect(terminal.complaints.contains("could not write “.build/report/report.html”"))
  }

  @Test("So is the JSON")
  func unkeptJSON() async throws {
    #expect(await terminal.run("--quick", "--json", suites: [wrecker(), .toys]) == 1)
    let report = try ReportFile.report(from: Data(terminal.output.utf8), at: "-")
    #expect(report.subjects.map(\.name) == ["wrecker", "toys"])
  }

  @Test("A finding is in the file before it is printed")
  func keptFirst() async throws {
    let file = terminal.folder.appending(path: ".build/report/report.json")
    var wasKept: [Bool] = []
    terminal.onWrite = { text in
      guard text.contains("rounds") else { return }
      let kept = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      wasKept.append(kept.contains(#""name" : "sums""#))
    }
    #expect(await terminal.run("--quick", "--filter", "sums") == 0)
    #expect(wasKept == [true])
  }

  @Test("A baseline is not replaced by nothing")
  func nothingToSave() async throws {
    #expect(await terminal.run("--quick", "--filter", "sums", "--save-baseline", "before") == 0)
    let before = try terminal.contents(of: ".benchmark-baselines/before.json")
    #expect(await terminal.run("--quick", "--save-baseline", "before", suites: [.broken]) == 1)
    #expect(terminal.complaints.contains("no baseline is saved"))
    #expect(try terminal.contents(of: ".benchmark-baselines/before.json") == before)
  }

  @Test("A baseline that cannot be saved is told before anything is measured")
  func unsavable() async throws {
    try Data().write(to: terminal.folder.appending(path: ".benchmark-baselines"))
    #expect(await terminal.run("--save-baseline", "before") == 1)
    #expect(terminal.complaints.contains("could not make the folder"))
    #expect(terminal.output.isEmpty)
  }

  @Test("A comparison that cannot be measured does not keep the rest from it")
  func impossible() async throws {
    func comparison(_ name: String, _ variants: @escaping @Sendable () -> [Variant]) -> Comparison {
      Comparison(name, summary: "") { variants() }
    }
    let suite = BenchmarkSuite(
      "impossible",
      comparisons: [
        comparison("twins") { [.steps(100, "A"), .steps(200, "A")] },
        comparison("idle") { [Variant("A", operations: 0) { _ in }] },
        comparison("empty") { [Variant("A", bytes: 0) { _ in }] },
      ])
    #expect(await terminal.run("--quick", "--json", suites: [suite, .toys]) == 1)
    let report = try ReportFile.report(from: Data(terminal.output.utf8), at: "-")
    #expect(report.subjects.map(\.name) == ["toys"])
    #expect(
      report.refusals.map(\.reason)
        == [MeasurementError.sameName(variant: "A"), .noOperations(variant: "A"), .noInput(variant: "A")]
        .map(\.description))
  }

  @Test("A file that is no report is told, with its path")
  func noReport() async throws {
    try Data("hello".utf8).write(to: terminal.folder.appending(path: "old.json"))
    #expect(await terminal.run("--baseline", "old.json") == 1)
    #expect(terminal.complaints.contains("old.json"))
    #expect(terminal.output.isEmpty)
  }

  @Test("A folder that cannot be written to is told before anything is measured")
  func unwritable() async throws {
    try Data().write(to: terminal.folder.appending(path: "file"))
    #expect(await terminal.run("--output", "file/report") == 1)
    #expect(terminal.complaints.contains("could not make the folder “file/report”"))
    #expect(terminal.output.isEmpty)
  }

  @Test("Names are listed, also of what takes long")
  func list() async {
    #expect(await terminal.run("--list") == 0)
    #expect(terminal.output == "toys/sums\ntoys/waits\ntoys/ages\n")
  }

  @Test("Help is what was asked for")
  func help() async {
    #expect(await terminal.run("--help") == 0)
    #expect(terminal.output.hasPrefix("usage: benchmark "))
    #expect(terminal.complaints.isEmpty)
  }

  @Test("A chart is drawn for each subject of a report")
  func charts() async throws {
    #expect(await terminal.run("--quick", suites: [.toys]) == 0)
    #expect(await terminal.run("charts", ".build/report/report.json", "pictures") == 0)
    #expect(terminal.output == "pictures/toys.svg\n")
    #expect(try terminal.contents(of: "pictures/toys.svg").contains("<svg"))
    #expect(await terminal.run("charts", ".build/report/report.json", "pictures", "--filter", "others") == 2)
  }

  @Test("Outside of callgrind nothing is counted")
  func count() async {
    #expect(await terminal.run("count", "file", "pipe") == 1)
    #expect(terminal.complaints.contains("apt-get install valgrind"))
  }
}
