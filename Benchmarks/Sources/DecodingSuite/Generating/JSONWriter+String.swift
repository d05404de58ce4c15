extension JSONWriter {
  /// Appends a string, in quotation marks. The only control characters that are met with are line ends.
  mutating func string(_ text: String) {
    raw("\"")
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": raw("\\\"")
      case "\\": raw("\\\\")
      case "\n": raw("\\n")
      case "\r": raw("\\r")
      default: character(scalar)
      }
    }
    raw("\"")
  }

  private mutating func character(_ scalar: Unicode.Scalar) {
    guard style == .escaped, !scalar.isASCII else { return raw(String(scalar)) }
    for unit in UTF16.encode(scalar).map(Array.init) ?? [] {
      let digits = String(unit, radix: 16, uppercase: true)
      raw("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
    }
  }
}
