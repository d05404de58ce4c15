/// How text looks on a terminal that has colour.
public enum TextStyle: Int, Sendable, Hashable, CaseIterable {
  /// Heavier letters.
  case bold = 1
  /// Fainter letters.
  case dim = 2
  /// Red letters, for what went wrong.
  case red = 31
  /// Green letters.
  case green = 32
  /// Yellow letters.
  case yellow = 33
  /// Cyan letters.
  case cyan = 36

  /// Begins and ends a stretch of text in some styles, by SGR sequences (ECMA-48, section 8.3.117).
  static func apply(_ styles: [TextStyle], to text: String) -> String {
    guard !styles.isEmpty, !text.isEmpty else { return text }
    let codes = styles.map { String($0.rawValue) }.joined(separator: ";")
    return "\u{1B}[\(codes)m\(text)\u{1B}[0m"
  }
}
