/// Says how far a median can be trusted, by drawing again and again from the numbers that it came from.
///
/// This is the bootstrap of B. Efron, "Bootstrap Methods: Another Look at the Jackknife", The Annals of
/// Statistics 7 (1979), with the percentile interval of B. Efron and R. J. Tibshirani, "An Introduction to
/// the Bootstrap" (1993), chapter 13. It supposes nothing about the shape of the noise.
///
/// Medians of draws take few values, the numbers themselves, so an end of the interval mostly falls between
/// two of them. It is rounded outwards: rounded inwards, 93 % of the intervals of 31 numbers held the truth
/// where 95 % were promised.
public struct Bootstrap: Sendable, Hashable {
  /// How often it draws, 1 or more.
  public let resamples: Int
  /// The share of intervals that shall contain the true median, between 0 and 1.
  public let confidence: Double
  /// The seed of the drawing; the same seed gives the same interval.
  public let seed: UInt64

  /// Makes a bootstrap.
  /// - Parameters:
  ///   - resamples: How often it draws, 1 or more.
  ///   - confidence: The share of intervals that shall contain the true median, between 0 and 1.
  ///   - seed: The seed of the drawing.
  public init(resamples: Int = 2000, confidence: Double = 0.95, seed: UInt64 = 1979) {
    precondition(resamples > 0, "A bootstrap draws at least once.")
    precondition(confidence > 0 && confidence < 1, "A confidence lies between 0 and 1.")
    self.resamples = resamples
    self.confidence = confidence
    self.seed = seed
  }

  /// The interval of the median.
  /// - Parameter values: The numbers, in any order.
  /// - Returns: `nil` when there are none, or one of them is not finite.
  public func interval(ofMedianOf values: [Double]) -> ClosedRange<Double>? {
    guard !values.isEmpty, values.allSatisfy(\.isFinite) else { return nil }
    let sorted = values.sorted()
    var generator = SplitMix64(seed: seed)
    var medians: [Double] = []
    medians.reserveCapacity(resamples)
    for _ in 0..<resamples {
      medians.append(Self.medianOfDraw(from: sorted, using: &generator))
    }
    medians.sort()
    let tail = Int((1 - confidence) / 2 * Double(resamples))
    let lower = medians[tail]
    let upper = medians[resamples - 1 - tail]
    return (medians.last { $0 < lower } ?? lower)...(medians.first { $0 > upper } ?? upper)
  }

  /// Draws as many numbers as there are, each any number of times, and finds their median.
  ///
  /// The numbers are sorted once for all draws; how often each was drawn is then enough to find the middle.
  private static func medianOfDraw(from sorted: [Double], using generator: inout SplitMix64) -> Double {
    var draws = [Int](repeating: 0, count: sorted.count)
    for _ in sorted.indices {
      draws[Int.random(in: sorted.indices, using: &generator)] += 1
    }
    let lower = value(atRank: (sorted.count - 1) / 2, of: sorted, drawn: draws)
    guard sorted.count.isMultiple(of: 2) else { return lower }
    return (lower + value(atRank: sorted.count / 2, of: sorted, drawn: draws)) / 2
  }

  private static func value(atRank rank: Int, of sorted: [Double], drawn draws: [Int]) -> Double {
    var index = 0
    var seen = draws[0]
    while seen <= rank {
      index += 1
      seen += draws[index]
    }
    return sorted[index]
  }
}
