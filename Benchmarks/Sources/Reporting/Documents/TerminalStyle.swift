/// How text is made to stand out, or not to, in a terminal (ECMA-48, select graphic rendition).
enum TerminalStyle {
  static func bold(_ text: String) -> String { "\u{1B}[1m\(text)\u{1B}[0m" }
  static func faint(_ text: String) -> String { "\u{1B}[2m\(text)\u{1B}[0m" }
}
