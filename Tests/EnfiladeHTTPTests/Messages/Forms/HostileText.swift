import EnfiladeTesting

/// Texts of the characters that formats trip over.
enum HostileText {
  private static let pieces = [
    "a", "Z", "0", " ", "+", "&", "=", "%", "%41", "%22", "\"", "'", "\\", "\r", "\n", "\r\n", "\t", "\0",
    ";", ",",
    ".", "[", "]", "[]", "~", "*", "-", "--", "_", "/", "?", "#", "ü", "e\u{301}", "€", "日", "😀", "\u{7F}",
    "\u{85}",
    "\u{2028}", "\u{FEFF}", "\u{FFFD}", "\u{10FFFF}", "\r\nX-Injected: yes\r\n\r\n", "; filename=\"x\"",
  ]

  /// Makes a text of at most 6 pieces.
  static func make(using random: inout SeededGenerator) -> String {
    (0..<Int.random(in: 0...6, using: &random)).map { _ in
      pieces[Int.random(in: pieces.indices, using: &random)]
    }.joined()
  }
}
