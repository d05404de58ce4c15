public import Measurement

/// A chart as an SVG file of its own, for a README: light or dark as the reader has it, and with a line that says
/// where its figures come from.
public struct ChartFile: CustomStringConvertible, Sendable {
  /// The file's text.
  public let description: String

  private static let width = 840.0
  private static let margin = 24.0
  private static let lineHeight = 17.0
  private static let charactersPerLine = 116
  private static let longestTitle = 78

  /// Draws the times of one comparison.
  /// - Parameters:
  ///   - finding: What was found.
  ///   - report: What it was found in.
  ///   - title: What stands above the chart; `nil` stands for the comparison's name and what it is about.
  ///   - variants: The names of the variants to draw; `nil` draws all.
  public static func comparison(
    _ finding: Finding, of report: Report, title: String? = nil, variants: [String]? = nil
  ) -> ChartFile {
    ChartFile(
      title ?? finding.name, subtitle: title == nil ? finding.summary : "",
      chart: BarChart(timesOf: finding, named: finding.name, variants: variants), report: report)
  }

  /// Draws how many bytes each variant takes in in a second, a group for each comparison.
  ///
  /// Comparisons of which not every variant has a number of bytes are left out; where no comparison has one,
  /// the ratios are drawn, as by ``ratios(of:in:title:)``.
  /// - Parameters:
  ///   - subject: What was found.
  ///   - report: What it was found in.
  ///   - title: What stands above the chart; `nil` stands for the subject's name and what it is about.
  public static func throughput(
    of subject: Report.Subject, in report: Report, title: String? = nil
  ) -> ChartFile {
    let rates = BarChart(ratesOf: subject)
    guard !rates.groups.isEmpty else { return ratios(of: subject, in: report, title: title) }
    return ChartFile(
      title ?? subject.name, subtitle: title == nil ? subject.summary : "", chart: rates, report: report)
  }

  /// Draws how many times as long as its yardstick each variant took, a group for each comparison.
  /// - Parameters:
  ///   - subject: What was found.
  ///   - report: What it was found in.
  ///   - title: What stands above the chart; `nil` stands for the subject's name and what it is about.
  public static func ratios(
    of subject: Report.Subject, in report: Report, title: String? = nil
  ) -> ChartFile {
    ChartFile(
      title ?? subject.name, subtitle: title == nil ? subject.summary : "",
      chart: BarChart(ratiosOf: subject),
      report: report)
  }

  private init(_ title: String, subtitle: String, chart: BarChart, report: Report) {
    let provenance = Provenance(of: report)
    let lead = subtitle.lines(of: Self.charactersPerLine)
    let foot =
      provenance.place.lines(of: Self.charactersPerLine + 14).map { ($0, "foot") }
      + provenance.command.lines(of: Self.charactersPerLine).map { ($0, "foot code") }
    let top = Self.margin + 24 + Self.lineHeight * Double(lead.count)
    let bottom = top + chart.height
    let height = bottom + Self.lineHeight * Double(foot.count) + Self.margin / 2
    let left = BarChart.number(Self.margin)
    var parts: [Markup] = [
      .element("title", ["id": "title"], text: "\(title): \(chart.title)"),
      .element("desc", ["id": "words"], text: "\(chart.axisTitle). \(chart.words)"),
      .style(Self.sheet),
      .element("rect", ["class": "paper", "width": "100%", "height": "100%", "rx": "8"]),
      BarChart.text(title.shortened(to: Self.longestTitle), x: left, y: Self.margin + 10, class: "title"),
    ]
    parts += lead.enumerated().map { index, line in
      BarChart.text(line, x: left, y: Self.margin + 28 + Self.lineHeight * Double(index), class: "axis")
    }
    parts.append(
      .element(
        "svg",
        [
          "x": left, "y": BarChart.number(top), "width": BarChart.number(Self.width - 2 * Self.margin),
          "height": BarChart.number(chart.height), "overflow": "visible",
        ], chart.drawing))
    parts += foot.enumerated().map { index, line in
      BarChart.text(line.0, x: left, y: bottom + 12 + Self.lineHeight * Double(index), class: line.1)
    }
    let root = Markup.element(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "class": "chart", "role": "img",
        "viewBox": "0 0 \(BarChart.number(Self.width)) \(BarChart.number(height))",
        "width": BarChart.number(Self.width), "height": BarChart.number(height),
        "aria-labelledby": "title words",
      ], [.lines(parts)])
    description = root.source + "\n"
  }

  private static let sheet = """
    .chart { \(ChartStyle.light) }
    @media (prefers-color-scheme: dark) { .chart { \(ChartStyle.dark) } }
    \(ChartStyle.rules)
    .chart .paper { fill: var(--paper); }
    .chart .title { font-size: 18px; font-weight: 650; }
    .chart .foot { font-size: 11px; fill: var(--muted); }
    .chart .code { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
    """
}
