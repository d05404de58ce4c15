/// Where a set of numbers lies: its median, its quartiles and its range.
///
/// Times of a computer are skewed, one interruption doubles a sample; none of these figures but the maximum
/// is moved by that. The quartiles are interpolated linearly: definition 7 of R. J. Hyndman and Y. Fan,
/// "Sample Quantiles in Statistical Packages", The American Statistician 50 (1996), the default of R and of
/// NumPy.
public struct Summary: Sendable, Hashable, Codable {
  /// The least number.
  public let minimum: Double
  /// What a quarter of the numbers lie below.
  public let lowerQuartile: Double
  /// What half of the numbers lie below.
  public let median: Double
  /// What three quarters of the numbers lie below.
  public let upperQuartile: Double
  /// The greatest number.
  public let maximum: Double

  /// Summarises numbers.
  /// - Parameter values: The numbers, in any order.
  /// - Returns: `nil` when there are none, or one of them is not finite.
  public init?(_ values: [Double]) {
    let sorted = values.sorted()
    guard let first = sorted.first, let last = sorted.last, values.allSatisfy(\.isFinite) else { return nil }
    minimum = first
    lowerQuartile = Self.quantile(0.25, of: sorted)
    median = Self.quantile(0.5, of: sorted)
    upperQuartile = Self.quantile(0.75, of: sorted)
    maximum = last
  }

  /// - Parameters:
  ///   - share: The share of the numbers that lie below it, 0 to 1.
  ///   - sorted: The numbers in ascending order, at least one.
  static func quantile(_ share: Double, of sorted: [Double]) -> Double {
    let position = share * Double(sorted.count - 1)
    let below = Int(position)
    let above = min(below + 1, sorted.count - 1)
    return sorted[below] + (position - Double(below)) * (sorted[above] - sorted[below])
  }
}
