/// Text as GitHub's Markdown has it.
enum MarkdownText {
  /// Text, every character of which is shown as it is, on one line.
  static func plain(_ text: String) -> String {
    var escaped = ""
    for character in text.onOneLine {
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\\", "`", "*", "_", "[", "]", "#", "|", "~", "!", "$": escaped += "\\\(character)"
      default: escaped.append(character)
      }
    }
    return escaped
  }

  /// Text in a block of its own, every character of which is shown as it is.
  static func block(_ text: String, language: String) -> [String] {
    var longest = 0
    var run = 0
    for character in text {
      run = character == "`" ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: max(3, longest + 1))
    return [fence + language, text.onOneLine, fence]
  }

  /// A table, the first column of which is text and the others are figures; cells are Markdown already.
  static func table(_ header: [String], _ rows: [[String]], textColumns: Int = 1) -> [String] {
    let rule = header.indices.map { $0 < textColumns ? "---" : "---:" }
    return ([header, rule] + rows).map { "| \($0.joined(separator: " | ")) |" }
  }
}
