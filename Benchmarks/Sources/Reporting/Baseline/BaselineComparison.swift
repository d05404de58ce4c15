public import Measurement

/// What has changed from one report to a later one, beyond what noise can change.
///
/// Times are compared only where machine, compiler and optimisation are the same and neither machine was noisy,
/// instructions where compiler, optimisation and architecture are the same, allocations where the optimisation
/// is; ratios always are. A time or ratio has changed when the 95 % intervals do not overlap, and the median has
/// moved by more than each of these: 5 % (a time: 10 %; a ratio where either machine was noisy: 15 %), the spread
/// that either report saw in its noise gauge, for a time its drift as well, and the nanosecond for each operation
/// that the placing of code can add. Instructions have changed by more than 1 % and more than 4 for each
/// operation, allocations by more than 0.5 % and more than 0.01 for each operation.
///
/// Not every change counts. A machine that changes its speed changes the times of all variants together, by
/// 60 % or so, and no ratio; so a time counts only for a variant of which no ratio is compared, and for a
/// yardstick where that is so of all its comparison. The counts of a yardstick do not count either.
public struct BaselineComparison: Sendable, Hashable {
  /// When the later report was made, and what of.
  public let now: Origin
  /// When the earlier report was made, and what of.
  public let then: Origin
  /// How much faster the machine was then by its noise gauge, as a factor; times of now are multiplied by it
  /// before they are compared. It is 1 where times are not compared or a gauge is missing.
  public let speed: Double
  /// What could not be compared, or not as well as one would like.
  public let warnings: [Warning]
  /// What both reports have, in the order of the later one.
  public let variants: [VariantChange]
  /// What only the later report has, as `suite/comparison: variant`.
  public let onlyNow: [String]
  /// What only the earlier report has.
  public let onlyThen: [String]

  /// Where a report comes from.
  public struct Origin: Sendable, Hashable {
    /// When it was made, as the report has it.
    public let date: String
    /// The revision of the sources, or `nil` where it is not known.
    public let revision: String?
  }

  /// Compares two reports.
  /// - Parameters:
  ///   - now: The later report.
  ///   - then: The earlier one, the baseline.
  public init(now: Report, then: Report) {
    let grounds = Grounds(now: now, then: then)
    var pairing = Pairing(grounds: grounds)
    pairing.pair(now, with: then)
    self.now = Origin(date: now.date, revision: now.versions.revision)
    self.then = Origin(date: then.date, revision: then.versions.revision)
    speed = grounds.speed
    warnings = grounds.warnings + pairing.warnings
    variants = pairing.variants
    onlyNow = pairing.onlyNow
    onlyThen = pairing.onlyThen
  }

  /// What became worse, in the order of the later report.
  public var regressions: [VariantChange] {
    variants.filter(\.isRegression)
  }

  /// Whether anything became worse by a measure that counts.
  public var hasRegression: Bool {
    variants.contains(where: \.isRegression)
  }
}
