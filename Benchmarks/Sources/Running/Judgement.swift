import Measurement

/// What a suite's limits say of its counts.
struct Judgement: Sendable, Hashable {
  /// What was held to a limit, in order.
  private(set) var lines: [Line] = []
  /// What should have been held to a limit and was not, and why: each is as bad as a limit that is exceeded.
  private(set) var gaps: [String] = []

  struct Line: Sendable, Hashable {
    /// The comparison and the variant.
    let name: String
    /// What was counted: `instructions`.
    let kind: String
    let counted: Double
    /// What it is held against.
    let accepted: Double
    /// The most that is tolerated.
    let limit: Double

    var isExceeded: Bool { !(counted <= limit) }
    /// Whether so much less was counted that the limit should follow.
    var isStale: Bool { counted < accepted - (limit - accepted) }
  }

  /// Whether any limit is exceeded, or holds for nothing.
  var isRed: Bool { !gaps.isEmpty || lines.contains(where: \.isExceeded) }

  /// Judges.
  /// - Parameters:
  ///   - suite: The suite's name.
  ///   - counts: What was counted now, by comparison and variant.
  ///   - perByte: The comparisons whose counts are given for a byte.
  ///   - thresholds: The limits.
  ///   - wanted: The comparisons that are to be held to their limits; the limits of others are left alone.
  ///   - machine: Where it was counted.
  ///   - versions: What it was counted with.
  init(
    of suite: String, counts: [String: [String: Counts]], perByte: Set<String> = [],
    thresholds: Thresholds, wanted: Set<String>, machine: Report.Machine = .current,
    versions: Report.Versions = .current
  ) {
    let isComparable =
      thresholds.compiler == versions.compiler && thresholds.architecture == machine.architecture
    if !isComparable {
      gaps.append(
        "\(suite): its instructions are of \(thresholds.compiler) on \(thresholds.architecture), this is "
          + "\(versions.compiler) on \(machine.architecture), so they are held to nothing; "
          + "see that nothing has become dearer, and accept the counts of this one")
    }
    for (comparison, variants) in thresholds.counts.sorted(by: { $0.key < $1.key })
    where wanted.contains(comparison) {
      for (variant, accepted) in variants.sorted(by: { $0.key < $1.key }) {
        let name = "\(suite)/\(comparison), \(variant)"
        guard let counted = counts[comparison]?[variant] else {
          gaps.append("\(name) has a limit and is not counted; remove the limit if it has gone")
          continue
        }
        var tolerance = thresholds.tolerance
        if perByte.contains(comparison) {
          (tolerance.fewInstructions, tolerance.fewAllocations, tolerance.fewBytes) = (0, 0, 0)
        }
        hold(counted, to: accepted, of: name, tolerance: tolerance, instructions: isComparable)
      }
    }
    for (comparison, factor) in thresholds.growth.sorted(by: { $0.key < $1.key })
    where wanted.contains(comparison) {
      holdGrowth(of: "\(suite)/\(comparison)", counts: counts[comparison] ?? [:], to: factor)
    }
    for (comparison, variants) in thresholds.ratios.sorted(by: { $0.key < $1.key })
    where wanted.contains(comparison) {
      for (variant, most) in variants.sorted(by: { $0.key < $1.key }) {
        let name = "\(suite)/\(comparison), \(variant)"
        let counted = (counts[comparison]?[variant], counts[comparison]?[most.yardstick])
        holdRatio("instructions", of: name, counted, \.instructions, to: most, most.instructions)
        holdRatio("allocations", of: name, counted, \.allocations, to: most, most.allocations)
      }
    }
    if lines.isEmpty, gaps.isEmpty { gaps.append("\(suite): nothing was held to a limit") }
  }

  private mutating func hold(
    _ counted: Counts, to accepted: Thresholds.Limit, of name: String, tolerance: Thresholds.Tolerance,
    instructions: Bool
  ) {
    func hold(_ kind: String, _ counted: Double?, _ accepted: Double?, share: Double, few: Double) {
      guard let accepted else { return }
      guard let counted else {
        return gaps.append("\(name) has a limit of \(kind), and none were counted")
      }
      lines.append(
        Line(
          name: name, kind: kind, counted: counted, accepted: accepted,
          limit: accepted + max(accepted * share, few)))
    }
    if instructions {
      hold(
        "instructions", counted.instructions, accepted.instructions, share: tolerance.instructions,
        few: tolerance.fewInstructions)
    }
    hold(
      "allocations", counted.allocations, accepted.allocations, share: tolerance.allocations,
      few: tolerance.fewAllocations)
    hold(
      "bytes", counted.allocatedBytes, accepted.allocatedBytes, share: tolerance.allocations,
      few: tolerance.fewBytes)
  }

  private mutating func holdRatio(
    _ kind: String, of name: String, _ counted: (variant: Counts?, yardstick: Counts?),
    _ count: (Counts) -> Double?, to most: Thresholds.Multiple, _ limit: Double?
  ) {
    guard let limit else { return }
    guard let variant = counted.variant.flatMap(count), let yardstick = counted.yardstick.flatMap(count),
      yardstick > 0
    else {
      return gaps.append(
        "\(name) has a limit on its ratio of \(kind) to “\(most.yardstick)”, and not both were counted")
    }
    lines.append(
      Line(
        name: name, kind: "times the \(kind) of \(most.yardstick)", counted: variant / yardstick,
        accepted: 1, limit: limit))
  }

  /// The yardstick is the least of all: it is the smallest input's only where the larger ones cost no less.
  private mutating func holdGrowth(of name: String, counts: [String: Counts], to factor: Double) {
    let figures = counts.compactMapValues(\.instructions)
    guard let least = figures.values.min(), let most = figures.max(by: { $0.value < $1.value }),
      figures.count > 1
    else { return gaps.append("\(name) has a limit of growth, and fewer than two sizes were counted") }
    lines.append(
      Line(
        name: "\(name), \(most.key)", kind: "growth", counted: most.value / least, accepted: 1, limit: factor)
    )
  }
}
