/// One bar of a chart: a median, and what is known of its surroundings, all in the chart's own unit.
struct ChartBar: Sendable, Hashable {
  /// What is measured.
  let label: String
  /// The median, in words, as it stands beside the bar.
  let caption: String
  /// What is said after that where there is room: the ratio.
  var aside = ""
  /// The median.
  let value: Double
  /// Where the true median lies.
  let interval: ClosedRange<Double>
  /// The middle half of the values.
  var quartiles: ClosedRange<Double>?
  /// All of the values.
  var range: ClosedRange<Double>?
  /// Which colour it has: 0 is the yardstick's.
  let colour: Int
}
