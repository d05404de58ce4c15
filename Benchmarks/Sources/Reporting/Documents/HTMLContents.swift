import Measurement

/// What is on a page, with the ratios at a glance, and how its charts are read.
struct HTMLContents {
  let report: Report
  let anchors: Anchors
  let hasChanges: Bool

  var markup: Markup {
    .element(
      "nav", ["id": "contents", "aria-labelledby": "contents-title"],
      [
        .element("h2", ["id": "contents-title"], text: "Contents"),
        .element("div", ["class": "contents"], others + report.subjects.indices.map(card)),
        reading,
      ])
  }

  private var others: [Markup] {
    var links: [Markup] = []
    if hasChanges { links.append(link("changes", "What has changed")) }
    if !report.refusals.isEmpty {
      links.append(link("refusals", "Not reported: \(report.refusals.count)"))
    }
    guard !links.isEmpty else { return [] }
    return [.element("p", ["class": "others"], links)]
  }

  private func card(_ index: Int) -> Markup {
    let subject = report.subjects[index]
    let items = subject.findings.indices.map { number in
      Markup.element(
        "li", [:],
        [
          link(anchors.finding(number, of: index), subject.findings[number].name),
          .element("span", ["class": "glance"], text: Self.glance(at: subject.findings[number])),
        ])
    }
    return .element(
      "div", ["class": "card"],
      [.element("h3", [:], [link(anchors.subject(index), subject.name)]), .element("ul", [:], items)])
  }

  /// The ratios of a comparison, or its time where there is nothing to compare.
  private static func glance(at finding: Finding) -> String {
    let ratios = finding.rows.compactMap(\.ratio?.median)
    guard let least = ratios.min(), let most = ratios.max() else {
      return finding.rows.first.map { TimeUnit.text(of: $0.nanoseconds.median) } ?? ""
    }
    let yardstick = finding.rows.first.map { " \($0.name)" } ?? ""
    let range = ratios.count == 1 ? Numeral.ratio(least) : FigureColumn.text(of: least...most)
    return "\(range) ×\(yardstick)"
  }

  private var reading: Markup {
    .element(
      "details", ["id": "reading", "class": "card"],
      [
        .element("summary", text: "How to read the charts"),
        .element(
          "p",
          text: "A bar ends at the median of all samples. The bracket around its end is the interval that "
            + "contains the true median with 95 % confidence; the band is the middle half of the samples, and the "
            + "dotted line their whole range, with an arrow where it goes on beyond the axis. On a quiet machine "
            + "they are so narrow that they fall together. The grey bar is the yardstick, with which the others "
            + "are compared: 2× took twice as long."),
        .element(
          "p",
          text:
            "Where the medians are more than 30-fold apart, the axis is logarithmic and says so; then the "
            + "lengths of two bars do not compare as their times do. How a figure was come by is below its table."
        ),
      ])
  }

  private func link(_ anchor: String, _ text: String) -> Markup {
    .element("a", ["href": "#\(anchor)"], text: text)
  }
}
