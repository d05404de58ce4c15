/// How text looks on a terminal that has colour.
public enum TextStyle: Int, Sendable, Hashable, CaseIterable {
  case bold = 1
  case dim = 2
  case red = 31
  case green = 32
  case yellow = 33
  case cyan = 36

  /// Begins and ends a stretch of text in some styles, by SGR sequences (ECMA-48, section 8.3.117).
  static func apply(_ styles: [TextStyle], to text: String) -> String {
    guard !styles.isEmpty, !text.isEmpty else { return text }
    let codes = styles.map { String($0.rawValue) }.joined(separator: ";")
    return "\u{1B}[\(codes)m\(text)\u{1B}[0m"
  }
}
