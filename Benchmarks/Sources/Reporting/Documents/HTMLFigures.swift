import Measurement

/// The figures of a comparison as a table: what belongs together is in one cell, the most important on top.
struct HTMLFigures {
  let finding: Finding
  let name: String

  /// A column of cells, each with a figure and others below it.
  private struct Column {
    let title: String
    let main: FigureColumn
    /// What stands below the figure, and the words before and after it.
    let below: [(before: String, column: FigureColumn, after: String)]
  }

  private static let columns = [
    Column(title: "Time", main: .median, below: [("quartiles ", .quartiles, ""), ("range ", .range, "")]),
    Column(title: "Ratio", main: .ratio, below: [("95 % ", .ratioInterval, "")]),
    Column(title: "Throughput", main: .rate, below: []),
    Column(title: "Instructions", main: .instructions, below: [("", .instructionsPerByte, " / byte")]),
    Column(title: "Allocations", main: .allocations, below: [("", .allocatedBytes, "")]),
    Column(title: "Peak", main: .peak, below: []),
  ]

  var markup: Markup {
    let known = FigureColumn.all(of: finding)
    let columns = Self.columns.filter { column in
      known.contains(column.main) || column.below.contains { known.contains($0.column) }
    }
    let head = ["Variant"] + columns.map(\.title)
    return .element(
      "table", ["role": "table"],
      [
        .element(
          "caption", ["class": "unseen"], text: "Figures of \(name), for one \(finding.unit.rawValue)"),
        .element(
          "thead", ["role": "rowgroup"],
          [
            .element(
              "tr", ["role": "row"],
              head.map { .element("th", ["scope": "col", "role": "columnheader"], text: $0) })
          ]),
        .element("tbody", ["role": "rowgroup"], finding.rows.map { row($0, columns) }),
      ])
  }

  private func row(_ row: Finding.Row, _ columns: [Column]) -> Markup {
    var name: [Markup] = [.element("span", ["class": "name"], text: row.name)]
    if row.name == finding.rows.first?.name, finding.rows.count > 1 {
      name.append(.element("small", text: "yardstick"))
    }
    let header = Markup.element("th", ["scope": "row", "role": "rowheader"], name)
    return .element(
      "tr", ["role": "row"],
      [header]
        + columns.map { column in
          let main = column.main.text(of: row, in: finding)
          let below = column.below.compactMap { part in
            part.column.text(of: row, in: finding).map {
              Markup.element("small", text: part.before + $0 + part.after)
            }
          }
          return .element(
            "td", ["role": "cell", "data-label": column.title],
            [.element("div", [:], [.element("b", text: main ?? Numeral.none)] + below)])
        })
  }
}
