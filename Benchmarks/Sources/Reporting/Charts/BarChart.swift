/// Horizontal bars with what is known of their medians, as SVG.
///
/// Nothing in it is scaled: along the axis all is given in per cent, so the same drawing fits a telephone and a
/// wide window, with text of the same size.
struct BarChart: Sendable {
  /// Bars that belong together.
  struct Group: Sendable, Hashable {
    /// What they have in common, or `nil` where there is but one group.
    var title: String?
    let bars: [ChartBar]
  }

  /// What the chart shows, for those who do not see it.
  let title: String
  /// What stands below the axis, without a word on its scale.
  let axis: String
  /// How a value is written at the axis.
  let tick: @Sendable (Double) -> String
  /// What is drawn.
  let groups: [Group]
  /// Where a value lies along the axis.
  let scale: ChartScale

  /// Makes a chart.
  /// - Parameters:
  ///   - title: What the chart shows.
  ///   - axis: What stands below the axis.
  ///   - groups: What is drawn.
  ///   - tick: How a value is written at the axis.
  init(title: String, axis: String, groups: [Group], tick: @escaping @Sendable (Double) -> String) {
    self.title = title
    self.axis = axis
    self.groups = groups
    self.tick = tick
    scale = ChartScale(of: groups.flatMap(\.bars))
  }

  /// What stands below the axis.
  var axisTitle: String {
    scale.isLogarithmic ? "\(axis), logarithmic scale" : axis
  }

  /// The chart in words: each bar, with its median.
  var words: String {
    groups.map { group in
      let bars = group.bars.map { "\($0.label): \($0.caption)\($0.aside)" }.joined(separator: "; ")
      return (group.title.map { "\($0): " } ?? "") + bars + "."
    }.joined(separator: " ")
  }
}
