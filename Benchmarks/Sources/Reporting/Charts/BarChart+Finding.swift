import Measurement

extension BarChart {
  /// Draws the times of one comparison.
  /// - Parameters:
  ///   - finding: What was found.
  ///   - name: What it is called.
  ///   - variants: The variants to draw; `nil` draws all.
  init(timesOf finding: Finding, named name: String, variants: [String]? = nil) {
    let rows = finding.rows.filter { variants?.contains($0.name) ?? true }
    let yardstick = finding.rows.first?.name
    let bars = rows.map { row in
      let times = row.nanoseconds
      return ChartBar(
        label: row.name == yardstick && finding.rows.count > 1 ? "\(row.name) (yardstick)" : row.name,
        caption: TimeUnit.text(of: times.median),
        aside: row.ratio.map { " · \(Numeral.ratio($0.median))×" } ?? "", value: times.median,
        interval: row.interval,
        quartiles: times.lowerQuartile...max(times.lowerQuartile, times.upperQuartile),
        range: times.minimum...max(times.minimum, times.maximum), colour: row.name == yardstick ? 0 : 1)
    }
    self.init(
      title: "\(name): time for one \(finding.unit.rawValue)", axis: "Time for one \(finding.unit.rawValue)",
      groups: [Group(bars: bars)], tick: { $0 == 0 ? "0" : TimeUnit.tick($0) })
  }

  /// Draws how many bytes each variant takes in in a second, a group for each comparison.
  /// - Parameters:
  ///   - subject: What was found; comparisons in which a variant has no bytes are left out.
  init(ratesOf subject: Report.Subject) {
    let colours = Self.colours(of: subject)
    let groups = subject.findings.compactMap { finding -> Group? in
      let bars = finding.rows.compactMap { row -> ChartBar? in
        func rate(_ nanoseconds: Double) -> Double? { row.bytesPerSecond(at: nanoseconds, per: finding.unit) }
        guard let value = rate(row.nanoseconds.median), let slowest = rate(row.interval.upperBound),
          let fastest = rate(row.interval.lowerBound)
        else { return nil }
        return ChartBar(
          label: row.name, caption: ByteUnit.rate(of: value), value: value,
          interval: slowest...max(slowest, fastest), colour: colours[row.name] ?? 1)
      }
      return bars.isEmpty || bars.count < finding.rows.count ? nil : Group(title: finding.title, bars: bars)
    }
    self.init(
      title: "\(subject.name): bytes taken in for each second", axis: "Throughput, more is better",
      groups: groups, tick: { $0 == 0 ? "0" : ByteUnit.rate(of: $0) })
  }

  /// Draws how many times as long as its yardstick each variant took, a group for each comparison.
  /// - Parameter subject: What was found.
  init(ratiosOf subject: Report.Subject) {
    let colours = Self.colours(of: subject)
    let groups = subject.findings.map { finding in
      let bars = finding.rows.map { row in
        ChartBar(
          label: row.ratio == nil ? "\(row.name) (yardstick)" : row.name,
          caption: row.ratio.map { "\(Numeral.ratio($0.median))×" } ?? "1",
          value: row.ratio?.median ?? 1, interval: row.ratio?.interval ?? 1...1,
          colour: colours[row.name] ?? 1)
      }
      return Group(title: finding.title, bars: bars)
    }
    self.init(
      title: "\(subject.name): times as long as the yardstick",
      axis: "Times as long as the yardstick, less is better", groups: groups, tick: { Numeral.count($0) })
  }

  /// One colour for each name, the yardsticks' first: the same decoder has the same colour in each group.
  private static func colours(of subject: Report.Subject) -> [String: Int] {
    var colours: [String: Int] = [:]
    for row in subject.findings.compactMap(\.rows.first) { colours[row.name] = 0 }
    for row in subject.findings.flatMap(\.rows) where colours[row.name] == nil {
      colours[row.name] = 1 + (Set(colours.values.filter { $0 > 0 }).count % ChartStyle.colours)
    }
    return colours
  }
}

extension Finding {
  /// The comparison's name, with what it is about.
  fileprivate var title: String {
    summary.isEmpty ? name : "\(name): \(summary)"
  }
}

extension TimeUnit {
  /// A time at an axis: with no more digits than it has.
  fileprivate static func tick(_ nanoseconds: Double) -> String {
    let unit = TimeUnit(fitting: nanoseconds)
    return "\(Numeral.count(nanoseconds / unit.rawValue)) \(unit.symbol)"
  }
}
