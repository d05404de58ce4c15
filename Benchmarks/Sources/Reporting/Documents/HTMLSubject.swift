import Measurement

/// A suite on a page: its comparisons, each with a chart, a table, and its method.
struct HTMLSubject {
  let subject: Report.Subject
  let index: Int
  let command: String
  let anchors: Anchors

  var markup: Markup {
    let anchor = anchors.subject(index)
    var pieces: [Markup] = [.element("h2", ["id": "\(anchor)-title"], text: subject.name)]
    if !subject.summary.isEmpty {
      pieces.append(.element("p", ["class": "lead"], text: "\(subject.summary)."))
    }
    pieces += subject.findings.indices.map(card)
    return .element("section", ["id": anchor, "aria-labelledby": "\(anchor)-title"], [.lines(pieces)])
  }

  private func card(_ number: Int) -> Markup {
    let finding = subject.findings[number]
    let anchor = anchors.finding(number, of: index)
    let name = "\(subject.name)/\(finding.name)"
    let chart = BarChart(timesOf: finding, named: name)
    return .element(
      "article", ["id": anchor, "class": "card", "aria-labelledby": "\(anchor)-name"],
      [
        .element(
          "h3", ["id": "\(anchor)-name"],
          [.element("a", ["href": "#\(anchor)"], text: finding.name)]),
        .element("p", ["class": "about"], text: Self.about(finding)),
        .element(
          "div", ["class": "shown"],
          [
            .element("div", ["class": "chart-area"], [chart.figure(id: anchor)]),
            .element("div", ["class": "table"], [HTMLFigures(finding: finding, name: name).markup]),
          ]),
        HTMLMethod(finding: finding, method: Method(of: finding, named: name, command: command)).markup,
      ])
  }

  private static func about(_ finding: Finding) -> String {
    let facts = "\(Numeral.count(Double(finding.rounds))) rounds, figures for one \(finding.unit.rawValue)"
    return finding.summary.isEmpty ? facts : "\(finding.summary) · \(facts)"
  }
}
