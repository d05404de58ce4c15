import Foundation
import Measurement

/// Counts what has limits, and says what exceeds them.
@MainActor
struct Gate {
  let suites: [BenchmarkSuite]
  let console: Console
  let thresholds: ThresholdFolder

  /// Checks, or accepts what is counted.
  /// - Returns: The exit status: 1 where a limit is exceeded, or something that should be has not been held to one.
  func check(_ arguments: Arguments) async throws -> Int32 {
    let selection = try Selection(from: suites, filters: arguments.filters, isFull: false)
    if !arguments.acceptsCounts { _ = try thresholds.suites() }
    let entries = try selection.entries.filter { entry in
      guard entry.comparison.isDeterministic else { return false }
      guard let limits = try thresholds.thresholds(of: entry.suite.name) else {
        return arguments.acceptsCounts
      }
      return limits.comparisons.contains(entry.comparison.name)
    }
    guard !entries.isEmpty || arguments.filters.isEmpty else {
      throw UsageError("nothing that is selected has limits in \(thresholds.url.relativePath)")
    }
    let counts = try await GateCounts(
      of: entries, isSpoilt: arguments.isSpoilt, progress: console.progress.show)
    console.progress.erase()
    return arguments.acceptsCounts ? try accept(counts, arguments) : try judge(counts, arguments)
  }

  func judge(_ counts: GateCounts, _ arguments: Arguments) throws -> Int32 {
    var gaps: [String] = []
    var isRed = false
    if arguments.filters.isEmpty, !arguments.isSpoilt { gaps = try limitsWithoutSuite() }
    for suite in suites {
      guard var limits = try thresholds.thresholds(of: suite.name) else {
        let isCountable = suite.comparisons.contains { $0.isDeterministic && $0.occasion == .always }
        if isCountable, arguments.filters.isEmpty {
          gaps.append("\(suite.name) has no limits; write them with gate --accept --filter \(suite.name)/")
        }
        continue
      }
      if arguments.isSpoilt { limits = limits.limited(to: counts.counts[suite.name] ?? [:]) }
      // All that has a limit, whether or not there still is such a comparison.
      let wanted = limits.comparisons.filter { comparison in
        arguments.filters.isEmpty
          || arguments.filters.contains { Selection.matches("\(suite.name)/\(comparison)", $0) }
      }
      guard !wanted.isEmpty || arguments.filters.isEmpty else { continue }
      let judgement = Judgement(
        of: suite.name, counts: counts.counts[suite.name] ?? [:],
        perByte: counts.perByte[suite.name] ?? [], thresholds: limits, wanted: wanted)
      console.write("\(JudgementTable(judgement))\n")
      isRed = isRed || judgement.isRed
    }
    for gap in gaps { console.write("FAILED  \(gap)\n") }
    isRed = isRed || !gaps.isEmpty
    console.write(isRed ? "A limit is exceeded, or holds for nothing.\n" : "All limits hold.\n")
    return isRed ? 1 : 0
  }

  private func limitsWithoutSuite() throws -> [String] {
    try thresholds.suites().filter { name in !suites.contains { $0.name == name } }
      .map { "\($0) has limits and is no suite; remove the file if the suite has gone" }
  }

  /// Keeps a suite's tolerance, its growth, and which variants are held to limits, if it has had limits.
  /// - Throws: ``GateFault`` for what would leave limits that are not of one build, or of nothing.
  func accept(_ counts: GateCounts, _ arguments: Arguments) throws -> Int32 {
    let versions = Report.Versions.current
    let machine = Report.Machine.current
    guard versions.isOptimised else {
      throw GateFault(name: "gate", reason: "this is not a release build; build with -c release")
    }
    for (suite, counted) in counts.counts.sorted(by: { $0.key < $1.key }) {
      let perByte = counts.perByte[suite] ?? []
      var limits =
        try thresholds.thresholds(of: suite)
        ?? Thresholds(
          compiler: versions.compiler, architecture: machine.architecture,
          counts: counted.filter { !perByte.contains($0.key) }.mapValues { $0.mapValues(\.limit) })
      let isOfThisBuild =
        limits.compiler == versions.compiler && limits.architecture == machine.architecture
      let isWhole = limits.counts.keys.allSatisfy { counted[$0] != nil }
      guard isOfThisBuild || isWhole else {
        throw GateFault(
          name: suite,
          reason:
            "its limits are of \(limits.compiler) on \(limits.architecture), so all are to be accepted at once; "
            + "leave out --filter")
      }
      limits.compiler = versions.compiler
      limits.architecture = machine.architecture
      for (comparison, variants) in limits.counts {
        for (variant, old) in variants {
          guard let now = counted[comparison]?[variant]?.limit else { continue }
          guard now.covers(old) else {
            throw GateFault(
              name: "\(suite)/\(comparison)", reason: "not all was counted that “\(variant)” is held to")
          }
          limits.counts[comparison]?[variant] = now
        }
      }
      try thresholds.write(limits, of: suite)
      console.write("accepted: \(suite)\n")
    }
    return 0
  }
}

extension Counts {
  /// The counts as limits, with as many digits as mean something.
  fileprivate var limit: Thresholds.Limit {
    func rounded(_ number: Double?) -> Double? { number.map { ($0 * 1000).rounded() / 1000 } }
    return Thresholds.Limit(
      instructions: rounded(instructions), allocations: rounded(allocations),
      allocatedBytes: rounded(allocatedBytes))
  }
}

extension Thresholds.Limit {
  /// Whether all that another one limits is limited here.
  fileprivate func covers(_ other: Thresholds.Limit) -> Bool {
    (other.instructions == nil || instructions != nil)
      && (other.allocations == nil || allocations != nil)
      && (other.allocatedBytes == nil || allocatedBytes != nil)
  }
}
