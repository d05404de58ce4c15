/// The elements of a comma-separated header value (RFC 9110, section 5.6.1).
enum ListTokens {
  /// The elements in lower case, without blanks around them; empty elements are left out.
  static func lowercased(in value: String) -> [String] {
    Array(value.lowercased().utf8).split(separator: 0x2C).map(\.trimmingBlanks).filter { !$0.isEmpty }
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
