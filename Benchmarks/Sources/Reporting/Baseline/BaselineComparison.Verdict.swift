extension BaselineComparison {
  /// What a change means.
  public enum Verdict: String, Sendable, Hashable, CaseIterable {
    /// Within noise.
    case unchanged
    /// Less than before, beyond noise.
    case better
    /// More than before, beyond noise.
    case worse

    /// A sign for it, which goes with ``rawValue`` and does not stand alone.
    public var mark: String {
      switch self {
      case .unchanged: "="
      case .better: "▼"
      case .worse: "▲"
      }
    }
  }

  /// What is compared; of each, less is better.
  public enum Measure: String, Sendable, Hashable, CaseIterable {
    /// How many times as long as the yardstick a variant took.
    case ratio
    /// How long one unit took, in nanoseconds at the machine's speed of then.
    case time
    /// Instructions for one unit.
    case instructions
    /// Allocations for one unit.
    case allocations
  }
}
