/// Cells in columns of equal width, counted in characters: the first column flush left, the others as asked.
struct TextGrid: Sendable, Hashable {
  /// A column.
  struct Column: Sendable, Hashable {
    var isFlushLeft = false
    /// Whether a terminal may show it less than the others.
    var isFaint = false
  }

  let columns: [Column]
  let rows: [[String]]

  /// What lies between two columns.
  static let gap = "  "

  /// How wide the widest line is.
  var width: Int {
    widths.reduce(0, +) + Self.gap.count * max(0, columns.count - 1)
  }

  /// The lines, without what would be blank at their ends.
  /// - Parameter styled: Whether faint columns are marked as such for a terminal.
  func lines(styled: Bool = false) -> [String] {
    let widths = widths
    return rows.map { row in
      let cells = columns.indices.map { index in
        let padding = String(repeating: " ", count: widths[index] - row[index].count)
        let cell =
          styled && columns[index].isFaint && !row[index].isEmpty
          ? TerminalStyle.faint(row[index]) : row[index]
        return columns[index].isFlushLeft ? cell + padding : padding + cell
      }
      let line = cells.joined(separator: Self.gap)
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
  }

  private var widths: [Int] {
    columns.indices.map { index in rows.map { $0[index].count }.max() ?? 0 }
  }
}
