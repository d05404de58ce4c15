/// Where a program says what it has to say.
struct Console {
  /// Writes what was asked for.
  let write: (String) -> Void
  /// Writes what went wrong, and what is worth knowing beside the result.
  let complain: (String) -> Void
  let progress: ProgressLine
  /// Whether what is written may carry the terminal's styles.
  let isStyled: Bool
  /// How many columns a table may have.
  var width = 110
}
