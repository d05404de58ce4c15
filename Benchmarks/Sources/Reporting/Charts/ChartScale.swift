import Foundation

/// Where a value lies along an axis.
struct ChartScale: Sendable, Hashable {
  /// The value at the start of the axis: 0, or where it is logarithmic, more.
  let lower: Double
  /// The value at its end.
  let upper: Double
  /// Whether equal steps along the axis are equal factors.
  let isLogarithmic: Bool
  /// The values to be written at the axis, in ascending order.
  let ticks: [Double]

  /// The spread of medians from which on the scale is logarithmic.
  static let mostSpread = 30.0
  /// What can be drawn; what is less or more is drawn as if it were the nearest of these, so that no axis begins at
  /// 0 where it has a logarithm, or ends at infinity.
  private static let drawable = 1e-300...1e300
  /// How much longer than all bars the axis may become for the greatest value to be on it.
  private static let room = 1.3

  /// Makes the scale on which bars are drawn.
  ///
  /// It shows all medians, intervals and middle halves, and the whole range where that does not make the bars
  /// much shorter.
  /// - Parameter bars: The bars, with values of more than 0.
  init(of bars: [ChartBar]) {
    let medians = bars.map(\.value).filter { $0 > 0 && $0.isFinite }
    let needed =
      bars.flatMap { [$0.value, $0.interval.upperBound, $0.quartiles?.upperBound ?? 0] }
      .filter(\.isFinite).max() ?? 0
    let farthest = bars.compactMap(\.range?.upperBound).filter(\.isFinite).max() ?? 0
    let top = max(needed, farthest <= needed * Self.room ? farthest : 0)
    guard let least = medians.min(), let most = medians.max(), top > 0 else {
      self.init(lower: 0, upper: 1, isLogarithmic: false, ticks: [0, 1])
      return
    }
    if most / least > Self.mostSpread {
      self.init(logarithmicFrom: Self.drawn(least), to: Self.drawn(top))
    } else {
      self.init(linearTo: Self.drawn(top))
    }
  }

  private static func drawn(_ value: Double) -> Double {
    min(drawable.upperBound, max(drawable.lowerBound, value))
  }

  private init(lower: Double, upper: Double, isLogarithmic: Bool, ticks: [Double]) {
    self.lower = lower
    self.upper = upper
    self.isLogarithmic = isLogarithmic
    self.ticks = ticks
  }

  private init(linearTo top: Double) {
    let power = pow(10, log10(top / 4).rounded(.down))
    let step = [1, 2, 2.5, 5, 10].map { $0 * power }.first { top / $0 <= 6 } ?? 10 * power
    let count = Int((top / step * 1.02).rounded(.down))
    self.init(
      lower: 0, upper: max(top * 1.02, step * Double(count)), isLogarithmic: false,
      ticks: (0...max(1, count)).map { Double($0) * step })
  }

  private init(logarithmicFrom least: Double, to top: Double) {
    // The least bar is to be seen as well, so the axis starts below it, at a power of ten.
    let first = Int(log10(least * 0.8).rounded(.down))
    let last = max(first + 1, Int(log10(top).rounded(.down)))
    let step = (last - first + 5) / 6
    self.init(
      lower: pow(10, Double(first)), upper: max(top * 1.1, pow(10, Double(last))), isLogarithmic: true,
      ticks: stride(from: first, through: last, by: max(1, step)).map { pow(10, Double($0)) })
  }

  /// Where a value lies: 0 at the start of the axis, 1 at its end, and beyond it at the nearer of both.
  func position(of value: Double) -> Double {
    guard value.isFinite else { return value > 0 ? 1 : 0 }
    let position =
      isLogarithmic
      ? (value > 0 ? (log(value) - log(lower)) / (log(upper) - log(lower)) : 0)
      : (value - lower) / (upper - lower)
    return min(1, max(0, position))
  }
}
