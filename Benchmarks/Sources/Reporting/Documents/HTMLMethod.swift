import Measurement

/// How the figures of a comparison were come by, one click away from them.
struct HTMLMethod {
  let finding: Finding
  let method: Method

  var markup: Markup {
    .element(
      "details", ["class": "method"],
      [
        .element("summary", text: "How this was measured"),
        .element(
          "dl", [:],
          method.items.map { item in
            .element(
              "div", [:],
              [
                .element("dt", text: item.term),
                .element("dd", [:], [item.isCommand ? .element("code", text: item.text) : Markup(item.text)]),
              ])
          }),
        variants,
      ])
  }

  private var variants: Markup {
    let head = ["Variant", "Operations in an iteration", "Iterations in a sample", "Bytes in an operation"]
    return .element(
      "table", ["role": "table"],
      [
        .element("caption", ["class": "unseen"], text: "How each variant does it"),
        .element(
          "thead", ["role": "rowgroup"],
          [
            .element(
              "tr", ["role": "row"],
              head.map { .element("th", ["scope": "col", "role": "columnheader"], text: $0) })
          ]),
        .element(
          "tbody", ["role": "rowgroup"],
          finding.rows.map { row in
            let note: [Markup] = row.note.isEmpty ? [] : [.element("small", text: row.note)]
            let name = [Markup.element("span", ["class": "name"], text: row.name)] + note
            let numbers = [row.operations, row.iterations, row.bytes]
            return .element(
              "tr", ["role": "row"],
              [.element("th", ["scope": "row", "role": "rowheader"], name)]
                + zip(head.dropFirst(), numbers).map { title, number in
                  .element(
                    "td", ["role": "cell", "data-label": title],
                    text: number.map { Numeral.count(Double($0)) } ?? Numeral.none)
                })
          }),
      ])
  }
}
