extension BaselineComparison {
  /// What cannot be compared, or not as well as one would like.
  public enum Warning: Sendable, Hashable {
    /// The reports are of different machines: times are not compared.
    case otherMachine(now: String, then: String)
    /// The instruction sets differ: instructions are not compared either.
    case otherArchitecture(now: String, then: String)
    /// The compilers differ: neither times nor instructions are compared.
    case otherCompiler(now: String, then: String)
    /// One was built for release and the other was not: nothing but ratios is compared.
    case otherOptimisation(isOptimisedNow: Bool)
    /// A report does not say how quiet its machine was: times are compared as they are.
    case noGauge(Side)
    /// A machine was so noisy that times are not compared, and ratios only when they have changed by a lot.
    case noisy(Side)
    /// A comparison has another yardstick: its ratios are not compared.
    case otherYardstick(comparison: String, now: String, then: String)
    /// The figures of a comparison are for another unit: it is not compared.
    case otherUnit(comparison: String)
    /// A variant takes in another number of bytes: it is not compared.
    case otherBytes(comparison: String, variant: String, now: Int?, then: Int?)

    /// One of the two reports.
    public enum Side: String, Sendable, Hashable {
      /// The later one.
      case now = "this report"
      /// The earlier one.
      case then = "the baseline"
    }
  }
}

extension BaselineComparison.Warning: CustomStringConvertible {
  /// One sentence: what differs, and what is therefore not compared.
  public var description: String {
    switch self {
    case .otherMachine(let now, let then):
      "The machines differ (now \(now); then \(then)), so times are not compared; ratios are."
    case .otherArchitecture(let now, let then):
      "The instruction sets differ (now \(now); then \(then)), so instructions are not compared."
    case .otherCompiler(let now, let then):
      "The compilers differ (now \(now); then \(then)), so times and instructions are not compared; ratios are."
    case .otherOptimisation(let isOptimisedNow):
      "\(isOptimisedNow ? "Only this report" : "Only the baseline") was built for release, "
        + "so nothing but ratios is compared, and these say little."
    case .noGauge(let side):
      "How quiet the machine was is not known of \(side.rawValue), so times are compared as they are."
    case .noisy(let side):
      "The machine of \(side.rawValue) was noisy, so times are not compared, and a ratio has to change by more than 15 %."
    case .otherYardstick(let comparison, let now, let then):
      "The yardstick of “\(comparison)” is “\(now)” now and was “\(then)” then, so its ratios are not compared."
    case .otherUnit(let comparison):
      "The figures of “\(comparison)” are for another unit than they were, so it is not compared."
    case .otherBytes(let comparison, let variant, let now, let then):
      "“\(variant)” of “\(comparison)” takes in \(Self.text(of: now)) now and took in \(Self.text(of: then)) then, "
        + "so it is not compared."
    }
  }

  private static func text(of bytes: Int?) -> String {
    bytes.map { "\($0) bytes" } ?? "no known number of bytes"
  }
}
