extension NoiseGauge {
  /// What a gauge has seen.
  public struct Reading: Sendable, Hashable, Codable {
    /// What the work took, in nanoseconds.
    public let nanoseconds: Summary
    /// The middle half of the times, as a share of their median: 0.01 is 1 %.
    public let spread: Double
    /// How much longer the work took at the slowest look than at the fastest, as a share: 0.01 is 1 %.
    public let drift: Double

    /// Makes a reading.
    /// - Parameters:
    ///   - nanoseconds: What the work took, in nanoseconds.
    ///   - spread: The middle half of the times, as a share of their median.
    ///   - drift: How much longer the work took at the slowest look than at the fastest, as a share.
    public init(nanoseconds: Summary, spread: Double, drift: Double) {
      self.nanoseconds = nanoseconds
      self.spread = spread
      self.drift = drift
    }

    /// What follows from it for the figures.
    public var verdict: Verdict {
      switch max(spread, drift / 2) {
      case ..<0.02: .quiet
      case ..<0.1: .restless
      default: .noisy
      }
    }
  }

  /// How far the figures of a report can be trusted.
  public enum Verdict: String, Sendable, Codable {
    /// Times and ratios can be quoted.
    case quiet
    /// Ratios can be quoted; times are a few per cent off.
    case restless
    /// Nothing but what was counted should be quoted.
    case noisy
  }
}
