import Measurement

/// What a suite's limits say of its counts.
struct Judgement: Sendable, Hashable {
  /// What was held to a limit, in order.
  private(set) var lines: [Line] = []
  /// Limits of what is not measured any more.
  private(set) var missing: [String] = []
  /// Why some of the limits do not apply, if so.
  private(set) var warning: String?

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

    var isExceeded: Bool { counted > limit }
    /// Whether so much less was counted that the limit should follow.
    var isStale: Bool { counted < accepted - (limit - accepted) }
  }

  /// Whether any limit is exceeded, or holds for nothing.
  var isRed: Bool { !missing.isEmpty || lines.contains(where: \.isExceeded) }

  /// Judges.
  /// - Parameters:
  ///   - suite: The suite's name.
  ///   - counts: What was counted now, by comparison and variant.
  ///   - thresholds: The limits.
  ///   - selected: The comparisons that were counted; the limits of others are left alone.
  init(
    of suite: String, counts: [String: [String: Counts]], thresholds: Thresholds, selected: Set<String>,
    machine: Report.Machine = .current, versions: Report.Versions = .current
  ) {
    let appliesInstructions =
      thresholds.compiler == versions.compiler && thresholds.architecture == machine.architecture
    if !appliesInstructions {
      warning =
        "the limits of \(suite) are of \(thresholds.compiler) on \(thresholds.architecture), this is "
        + "\(versions.compiler) on \(machine.architecture): only allocations and growth are held to them"
    }
    for (comparison, variants) in thresholds.counts.sorted(by: { $0.key < $1.key })
    where selected.contains(comparison) {
      for (variant, accepted) in variants.sorted(by: { $0.key < $1.key }) {
        let name = "\(suite)/\(comparison), \(variant)"
        guard let counted = counts[comparison]?[variant] else {
          missing.append(name)
          continue
        }
        hold(
          counted, to: accepted, of: name, tolerance: thresholds.tolerance, instructions: appliesInstructions)
      }
    }
    for (comparison, factor) in (thresholds.growth ?? [:]).sorted(by: { $0.key < $1.key })
    where selected.contains(comparison) {
      holdGrowth(of: "\(suite)/\(comparison)", counts: counts[comparison] ?? [:], to: factor)
    }
  }

  private mutating func hold(
    _ counted: Counts, to accepted: Counts, of name: String, tolerance: Thresholds.Tolerance,
    instructions: Bool
  ) {
    func hold(_ kind: String, _ counted: Double?, _ accepted: Double?, share: Double, few: Double) {
      guard let accepted else { return }
      guard let counted else { return missing.append("\(name): \(kind)") }
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

  /// The yardstick is the least of all: it is the smallest input's only where the larger ones cost no less.
  private mutating func holdGrowth(of name: String, counts: [String: Counts], to factor: Double) {
    let figures = counts.compactMapValues(\.instructions)
    guard let least = figures.values.min(), let most = figures.max(by: { $0.value < $1.value }),
      figures.count > 1
    else { return missing.append("\(name): growth") }
    lines.append(
      Line(
        name: "\(name), \(most.key)", kind: "growth", counted: most.value / least, accepted: 1, limit: factor)
    )
  }
}
