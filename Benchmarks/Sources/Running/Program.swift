import Foundation
import Measurement
import Reporting

/// The program, apart from the process that it runs in.
@MainActor
struct Program {
  let suites: [BenchmarkSuite]
  /// Suites that cost too much on purpose, under the names of those that they stand for.
  var spoilt: [BenchmarkSuite] = []
  let console: Console
  /// The folder that relative paths start from.
  var folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)

  /// Does what the arguments ask for.
  /// - Returns: The exit status.
  func run(_ arguments: [String]) async -> Int32 {
    do {
      return try await perform(try Arguments(arguments), typed: arguments)
    } catch let error as UsageError {
      console.complain("benchmark: \(error.fault)\n\(Usage.synopsis)")
      return 2
    } catch {
      console.complain("benchmark: \(error)\n")
      return 1
    }
  }

  private func perform(_ arguments: Arguments, typed: [String]) async throws -> Int32 {
    switch arguments.task {
    case .help:
      console.write(Usage.page)
      return 0
    case .list:
      try selection(arguments, isFull: true).entries.forEach { console.write("\($0.name)\n") }
      return 0
    case .measure:
      return try await measure(arguments, typed: typed)
    case .gate:
      let gate = Gate(
        suites: available(to: arguments), console: console,
        thresholds: ThresholdFolder(url: url(of: arguments.thresholds)))
      return try await gate.check(arguments)
    case .endurance:
      return try await Endurance(suites: suites, console: console).run(arguments)
    case .companion(let name, let words):
      return try await CompanionPart(suites: suites, name: name).play(words)
    case .selfTest:
      return await SelfTest(console: console).run()
    case .charts(let report, let target):
      var report = try ReportFile.report(at: url(of: report))
      if !arguments.filters.isEmpty {
        report.subjects.removeAll { subject in !arguments.filters.contains { subject.name.contains($0) } }
      }
      try ChartFolder(url: url(of: target)).write(report) { console.write("\($0)\n") }
      return 0
    case .count(let file, let lines):
      return try await InstructionCounting(selection: selection(arguments, isFull: true)).run(
        reading: file, writingTo: url(of: lines))
    }
  }

  /// Measures, prints and writes, and compares with a baseline where one is given.
  private func measure(_ arguments: Arguments, typed: [String]) async throws -> Int32 {
    let selection = try selection(arguments, isFull: arguments.effort == .full)
    // What can go wrong goes wrong before minutes are spent.
    let baselines = Baselines(beside: folder)
    let baseline = try arguments.baseline.map { try baselines.report(called: $0) }
    let documents = try ReportFolder(url: url(of: arguments.output))
    if let name = arguments.baselineToSave { try baselines.expect(name) }
    var fault: (any Error)?
    let measuring = Measuring(selection: selection, arguments: arguments, console: console)
    let verdicts = try verdicts(arguments, of: selection)
    let report = try await measuring.run(typed: typed) { report in
      do {
        try documents.write(report, comparedWith: baseline)
      } catch {
        // What is measured is printed all the same.
        if fault == nil { console.complain("benchmark: \(error)\n") }
        fault = fault ?? error
      }
    }

    let comparison = baseline.map { BaselineComparison(now: report, then: $0) }
    if arguments.printsJSON {
      console.write(String(decoding: try ReportFile.data(of: report), as: UTF8.self) + "\n")
    } else {
      console.write(ReportSummary(report).description)
    }
    // With --json, nothing but the JSON goes where the JSON goes.
    let tell = arguments.printsJSON ? console.complain : console.write
    if let comparison { tell("\n\(comparison)\n") }
    let judged = verdicts.map { $0(report) }
    if let judged { tell("\n\(judged)") }
    tell("\n\(documents.list)\n")
    if let name = arguments.baselineToSave {
      if report.subjects.isEmpty {
        console.complain("benchmark: nothing was measured, so no baseline is saved\n")
      } else {
        tell("baseline: \(try baselines.save(report, as: name))\n")
      }
    }
    if let fault {
      console.complain("benchmark: the report's files are not whole: \(fault)\n")
      return 1
    }
    if comparison?.hasRegression == true { return 3 }
    if arguments.holdsTimes, judged?.isRed != false { return 1 }
    return report.refusals.isEmpty ? 0 : 1
  }

  /// What the limits say of pairs once they are measured; `nil` where there are none.
  /// - Throws: ``UsageError`` where ratios are to be held to limits, and none of them has any.
  private func verdicts(
    _ arguments: Arguments, of selection: Selection
  ) throws -> ((Report) -> TimeVerdicts)? {
    guard arguments.effort.isPaired else { return nil }
    let folder = ThresholdFolder(url: url(of: arguments.thresholds))
    var limits: [String: Thresholds] = [:]
    for suite in Set(selection.entries.map(\.suite.name)) { limits[suite] = try folder.thresholds(of: suite) }
    let isLimited = selection.entries.contains { entry in
      limits[entry.suite.name]?.ratios[entry.comparison.name]?.values.contains { $0.time != nil } == true
    }
    if arguments.holdsTimes, !isLimited {
      throw UsageError("nothing that is selected has a limit on its time in \(folder.url.relativePath)")
    }
    return isLimited ? { TimeVerdicts(of: $0, limits: limits) } : nil
  }

  private func selection(_ arguments: Arguments, isFull: Bool) throws -> Selection {
    try Selection(from: available(to: arguments), filters: arguments.filters, isFull: isFull)
  }

  private func available(to arguments: Arguments) -> [BenchmarkSuite] {
    arguments.isSpoilt ? spoilt : suites
  }

  private func url(of path: String) -> URL {
    URL(fileURLWithPath: path, relativeTo: folder)
  }
}
