public import Measurement

/// A finding as a table for a terminal.
///
/// Columns in which no row has a value are left out. So are, where the table would be too wide, those that are
/// missed least; the last line then says which.
public struct PlainTable: CustomStringConvertible, Sendable {
  /// The table: a title, a line for each variant, and each line with a line break at its end.
  public let description: String

  /// What is left out first where there is no room.
  private static let dispensable: [FigureColumn] = [
    .range, .peak, .allocatedBytes, .instructionsPerByte, .quartiles,
  ]

  /// Makes a table.
  /// - Parameters:
  ///   - finding: What was found.
  ///   - name: What it is called; `nil` stands for the finding's own name.
  ///   - styled: Whether the title is bold and ranges are faint, for a terminal that understands ANSI codes.
  ///   - width: How many characters a line may have, unless what cannot be left out has more.
  public init(_ finding: Finding, named name: String? = nil, styled: Bool = false, width: Int = 110) {
    var columns = FigureColumn.all(of: finding)
    var left: [String] = []
    var grid = Self.grid(of: finding, columns: columns)
    for column in Self.dispensable where grid.width + 2 > width {
      guard let index = columns.firstIndex(of: column) else { continue }
      columns.remove(at: index)
      left.append(column.title)
      grid = Self.grid(of: finding, columns: columns)
    }
    let title = (name ?? finding.name).onOneLine
    let facts = [
      finding.summary.onOneLine, "\(Numeral.count(Double(finding.rounds))) rounds",
      finding.unit == .byte ? "figures for one byte" : "",
    ].filter { !$0.isEmpty }.joined(separator: ", ")
    var lines = ["\(styled ? TerminalStyle.bold(title) : title): \(facts)"]
    lines += grid.lines(styled: styled).map { "  \($0)" }
    if !left.isEmpty {
      let note = "  not shown for want of room: \(left.joined(separator: ", "))"
      lines.append(styled ? TerminalStyle.faint(note) : note)
    }
    description = lines.map { $0 + "\n" }.joined()
  }

  private static func grid(of finding: Finding, columns: [FigureColumn]) -> TextGrid {
    TextGrid(
      columns: [TextGrid.Column(isFlushLeft: true)]
        + columns.map { TextGrid.Column(isFaint: $0 == .quartiles || $0 == .range || $0 == .ratioInterval) },
      rows: [[""] + columns.map(\.title)]
        + finding.rows.map { row in
          [row.name.onOneLine] + columns.map { $0.text(of: row, in: finding) ?? Numeral.none }
        })
  }
}
