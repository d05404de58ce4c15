extension StyledText {
  /// Breaks the line into rows that surely fit, each of them with its share of the styles.
  ///
  /// How wide a character comes out differs from terminal to terminal. Nothing but ASCII is trusted to take
  /// one column: all else counts as two for each scalar, which is never too little.
  /// - Parameter columns: The width of a row, more than 0.
  /// - Returns: At least one row.
  func wrapped(to columns: Int) -> [StyledText] {
    var rows: [StyledText] = []
    var row: [Span] = []
    var used = 0
    for span in spans {
      var text = ""
      for character in span.text {
        let width = character.widthAtMost
        if used > 0, used + width > columns {
          rows.append(StyledText(spans: row + [Span(text: text, styles: span.styles)]))
          row = []
          text = ""
          used = 0
        }
        text.append(character)
        used += width
      }
      row.append(Span(text: text, styles: span.styles))
    }
    return rows + [StyledText(spans: row)]
  }

  /// The beginning of the line, as far as it surely fits.
  /// - Parameter columns: The width, 0 or more; `nil` for no limit.
  func truncated(to columns: Int?) -> StyledText {
    guard let columns else { return self }
    return columns > 0 ? wrapped(to: columns)[0] : ""
  }
}

extension Character {
  fileprivate var widthAtMost: Int {
    unicodeScalars.reduce(0) { $0 + ($1.isASCII ? 1 : 2) }
  }
}
