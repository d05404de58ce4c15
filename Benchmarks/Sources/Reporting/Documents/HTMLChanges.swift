import Measurement

/// What has changed since another report, on a page.
struct HTMLChanges {
  let baseline: BaselineComparison

  var markup: Markup {
    let isWorse = baseline.hasRegression
    var pieces: [Markup] = [
      .element("h2", ["id": "changes-title"], text: "What has changed"),
      HTMLHead.note(
        isWorse ? "noisy" : "quiet", mark: isWorse ? "▲" : "✓",
        lead: isWorse ? "Something became worse." : "Nothing became worse.", baseline.conclusion),
    ]
    pieces += baseline.warnings.map { HTMLHead.note("restless", mark: "!", lead: "Note.", "\($0)") }
    let changed = baseline.lines.filter { !$0[3].isEmpty }
    let unchanged = baseline.lines.filter { $0[3].isEmpty }
    if !changed.isEmpty { pieces.append(.element("div", ["class": "card"], [table(changed)])) }
    if !unchanged.isEmpty {
      pieces.append(
        fold(
          "Unchanged within noise: \(unchanged.count)",
          unchanged.map { "\($0[0]): \($0[1])" }))
    }
    if !baseline.omissions.isEmpty {
      pieces.append(fold("In one report only: \(baseline.omissions.count)", baseline.omissions))
    }
    return .element("section", ["id": "changes", "aria-labelledby": "changes-title"], [.lines(pieces)])
  }

  private func table(_ rows: [[String]]) -> Markup {
    let head = BaselineComparison.header
    return .element(
      "table", ["role": "table", "class": "changes"],
      [
        .element("caption", ["class": "unseen"], text: "Changes beyond noise"),
        .element(
          "thead", ["role": "rowgroup"],
          [
            .element(
              "tr", ["role": "row"],
              head.dropFirst().map {
                .element("th", ["scope": "col", "role": "columnheader"], text: $0.capitalisedFirst)
              })
          ]),
        .element("tbody", ["role": "rowgroup"], rows.map { row(head, $0) }),
      ])
  }

  private func row(_ head: [String], _ cells: [String]) -> Markup {
    let name: [Markup] = [
      .element("span", ["class": "name"], text: cells[1]), .element("small", text: cells[0]),
    ]
    let kind = cells[6] == BaselineComparison.text(of: .worse) ? "worse" : "better"
    return .element(
      "tr", ["role": "row"],
      [.element("th", ["scope": "row", "role": "rowheader"], name)]
        + (2..<cells.count).map { index in
          .element(
            "td",
            [
              "role": "cell", "data-label": head[index].capitalisedFirst,
              "class": index == 6 ? kind : "plain",
            ],
            text: cells[index])
        })
  }

  private func fold(_ title: String, _ lines: [String]) -> Markup {
    .element(
      "details", ["class": "card"],
      [
        .element("summary", text: title),
        .element("ul", [:], lines.map { .element("li", text: $0) }),
      ])
  }
}

extension String {
  /// The text with a capital at its beginning.
  fileprivate var capitalisedFirst: String {
    prefix(1).uppercased() + dropFirst()
  }
}
