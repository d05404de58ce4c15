/// What a person sees after some text was written to a terminal: as much of one as the views make use of.
struct Screen {
  private(set) var rows: [[Character]] = [[]]
  private var row = 0
  private var column = 0

  /// The rows, without those at the end that are empty.
  static func rows(after text: String) -> [String] {
    var screen = Screen()
    screen.write(text)
    var rows = screen.rows.map { String($0) }
    while rows.last?.isEmpty == true { rows.removeLast() }
    return rows
  }

  private mutating func write(_ text: String) {
    var rest = Substring(text)
    while let character = rest.popFirst() {
      switch character {
      case "\u{1B}": obey(&rest)
      case "\r": column = 0
      case "\n": moveDown()
      default: put(character)
      }
    }
  }

  /// Obeys one control sequence (ECMA-48, section 5.4): styles, cursor up, erase in line, erase below.
  private mutating func obey(_ rest: inout Substring) {
    let end = rest.firstIndex(where: \.isLetter) ?? rest.endIndex
    let sequence = rest[..<end]
    switch rest[end...].first {
    case "m": break
    case "A": row = max(0, row - (Int(sequence.dropFirst()) ?? 1))
    case "K": rows[row].removeLast(max(0, rows[row].count - column))
    case "J":
      rows.removeLast(rows.count - row - 1)
      rows[row] = Array(rows[row].prefix(column))
    default: put("?")
    }
    rest = rest[end...].dropFirst()
  }

  private mutating func moveDown() {
    row += 1
    column = 0
    if row == rows.count { rows.append([]) }
  }

  private mutating func put(_ character: Character) {
    if column < rows[row].count { rows[row][column] = character } else { rows[row].append(character) }
    column += 1
  }
}
