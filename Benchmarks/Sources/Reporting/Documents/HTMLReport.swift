public import Measurement

/// A report as one HTML file, which asks nothing of a network, runs no scripts, and is well-formed XML as well.
public struct HTMLReport: CustomStringConvertible, Sendable {
  /// The file's text.
  public let description: String

  /// Writes a report.
  /// - Parameters:
  ///   - report: What was found.
  ///   - baseline: What has changed since another report, or `nil`.
  ///   - title: What stands above it.
  public init(
    _ report: Report, comparedWith baseline: BaselineComparison? = nil, title: String = "Benchmark report"
  ) {
    let anchors = Anchors(in: report)
    let body: [Markup] =
      [HTMLHead(report: report, title: title).markup]
      + [HTMLContents(report: report, anchors: anchors, hasChanges: baseline != nil).markup]
      + (baseline.map { [HTMLChanges(baseline: $0).markup] } ?? [])
      + report.subjects.indices.map { index in
        HTMLSubject(subject: report.subjects[index], index: index, command: report.command, anchors: anchors)
          .markup
      } + Self.refusals(report.refusals)
    let page = Markup.element(
      "html", ["lang": "en"],
      [
        .element(
          "head", [:],
          [
            .lines([
              .element("meta", ["charset": "utf-8"]),
              .element("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"]),
              .element("meta", ["name": "color-scheme", "content": "light dark"]),
              .element("title", text: "\(title), \(Provenance.moment(report.date))"),
              .style(HTMLStyle.sheet),
            ])
          ]),
        .element("body", [:], [.element("main", [:], [.lines(body)])]),
      ])
    description = "<!DOCTYPE html>\n" + page.source + "\n"
  }

  private static func refusals(_ refusals: [Report.Refusal]) -> [Markup] {
    guard !refusals.isEmpty else { return [] }
    return [
      .element(
        "section", ["id": "refusals", "aria-labelledby": "refusals-title"],
        [
          .element("h2", ["id": "refusals-title"], text: "Not reported"),
          .element("p", ["class": "lead"], text: "What measured nothing, or failed, has no figures."),
          .element(
            "ul", ["class": "card refusals"],
            refusals.map { refusal in
              .element(
                "li", [:],
                [.element("strong", text: refusal.name), " ", .element("span", text: refusal.reason)])
            }),
        ])
    ]
  }
}
