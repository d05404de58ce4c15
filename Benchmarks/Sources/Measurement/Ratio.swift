/// How many times as long one variant took as another, pair by pair.
///
/// The two samples of a pair were taken one right after the other, so what slows the machine for longer than
/// that slows both and drops out.
public struct Ratio: Sendable, Hashable, Codable {
  /// The median of the pairs' ratios.
  public let median: Double
  /// Where the true median lies, as far as the bootstrap can tell.
  public let interval: ClosedRange<Double>

  /// Divides two series.
  /// - Parameters:
  ///   - values: What one variant took in each round.
  ///   - yardstick: What the other took in the same rounds, each more than 0.
  ///   - bootstrap: How the interval is found.
  /// - Returns: `nil` when the series differ in length, are empty, or have a ratio that is not finite.
  public init?(of values: [Double], to yardstick: [Double], bootstrap: Bootstrap = Bootstrap()) {
    guard values.count == yardstick.count else { return nil }
    let ratios = zip(values, yardstick).map { $0 / $1 }
    guard let summary = Summary(ratios), let interval = bootstrap.interval(ofMedianOf: ratios) else {
      return nil
    }
    median = summary.median
    self.interval = interval
  }
}
