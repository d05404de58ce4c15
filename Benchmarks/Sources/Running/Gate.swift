import Foundation
import Measurement

/// Counts what has limits, and says what exceeds them.
@MainActor
struct Gate {
  let suites: [BenchmarkSuite]
  let console: Console
  let thresholds: ThresholdFolder

  /// Checks, or accepts what is counted.
  /// - Returns: The exit status: 1 where a limit is exceeded.
  func check(_ arguments: Arguments) async throws -> Int32 {
    let selection = try Selection(from: suites, filters: arguments.filters, isFull: false)
    let entries = try selection.entries.filter { entry in
      guard entry.comparison.isDeterministic else { return false }
      guard let limits = try thresholds.thresholds(of: entry.suite.name) else {
        return arguments.acceptsCounts
      }
      return limits.comparisons.contains(entry.comparison.name)
    }
    guard !entries.isEmpty else {
      throw UsageError("nothing that is selected has limits in \(thresholds.url.relativePath)")
    }
    let counts = try await count(entries, isSpoilt: arguments.isSpoilt)
    return arguments.acceptsCounts
      ? try accept(counts, of: entries) : try judge(counts, of: entries, arguments)
  }

  private typealias SuiteCounts = [String: [String: [String: Counts]]]

  /// Counts allocations here, and instructions in callgrind.
  private func count(_ entries: [Selection.Entry], isSpoilt: Bool) async throws -> SuiteCounts {
    var counts: SuiteCounts = [:]
    let allocations = AllocationCounter()
    for (number, entry) in entries.enumerated() {
      console.progress.show("[\(number + 1)/\(entries.count)] allocations of \(entry.name)")
      for variant in try await entry.comparison.prepare() {
        var counted = try await allocations?.count(variant, per: entry.comparison.unit) ?? Counts()
        // Where blocks lie says how large they are, so this is for people to read, and held to nothing.
        counted.peakBytes = nil
        counts[entry.suite.name, default: [:]][entry.comparison.name, default: [:]][variant.name] = counted
      }
    }
    let lines = try Callgrind().instructions(of: entries.map(\.name), isSpoilt: isSpoilt) { done, name in
      console.progress.show("[\(done + 1)/\(entries.count)] instructions of \(name)")
    }
    console.progress.erase()
    for (entry, line) in zip(entries, lines) {
      if let fault = line.fault { throw GateFault(name: line.name, reason: fault) }
      for (variant, instructions) in line.instructions {
        counts[entry.suite.name]?[entry.comparison.name]?[variant]?.instructions = instructions
      }
    }
    return counts
  }

  private func judge(
    _ counts: SuiteCounts, of entries: [Selection.Entry], _ arguments: Arguments
  ) throws -> Int32 {
    var isRed = false
    for suite in suites {
      let selected = Set(entries.filter { $0.suite.name == suite.name }.map(\.comparison.name))
      guard !selected.isEmpty, var limits = try thresholds.thresholds(of: suite.name) else { continue }
      if arguments.isSpoilt { limits = limits.limited(to: counts[suite.name] ?? [:]) }
      let judgement = Judgement(
        of: suite.name, counts: counts[suite.name] ?? [:], thresholds: limits, selected: selected)
      console.write("\(JudgementTable(judgement))\n")
      isRed = isRed || judgement.isRed
    }
    console.write(isRed ? "A limit is exceeded.\n" : "All limits hold.\n")
    return isRed ? 1 : 0
  }

  /// Keeps a suite's tolerance, its growth, and which variants are held to limits, if it has had limits.
  private func accept(_ counts: SuiteCounts, of entries: [Selection.Entry]) throws -> Int32 {
    for (suite, counted) in counts.sorted(by: { $0.key < $1.key }) {
      var limits =
        try thresholds.thresholds(of: suite)
        ?? Thresholds(compiler: "", architecture: "", counts: counted, growth: nil)
      limits.compiler = Report.Versions.current.compiler
      limits.architecture = Report.Machine.current.architecture
      for (comparison, variants) in limits.counts {
        for variant in variants.keys {
          if let now = counted[comparison]?[variant] { limits.counts[comparison]?[variant] = now.rounded }
        }
      }
      try thresholds.write(limits, of: suite)
      console.write("accepted: \(suite)\n")
    }
    return 0
  }
}

/// What kept a gate from counting.
struct GateFault: Error, CustomStringConvertible {
  let name: String
  let reason: String

  var description: String { "\(name) could not be counted: \(reason)" }
}

extension Counts {
  /// With as many digits as mean something.
  fileprivate var rounded: Counts {
    func rounded(_ number: Double?) -> Double? { number.map { ($0 * 1000).rounded() / 1000 } }
    return Counts(
      instructions: rounded(instructions), allocations: rounded(allocations),
      allocatedBytes: rounded(allocatedBytes))
  }
}
