import Foundation

extension URL {
  /// Reads a URL, or a reference to be resolved against one, as people and servers write them.
  ///
  /// Characters that a URL cannot contain are percent-encoded, each by itself. (Foundation's own lenient
  /// reading encodes the percent signs of valid escapes too as soon as one character is not valid.) A host in
  /// another script becomes its ASCII form.
  init?(lenient text: String) {
    if let url = URL(string: text, encodingInvalidCharacters: false) {
      self = url
      return
    }
    guard let authority = Self.authority(of: text) else {
      self.init(string: Self.encoded(text[...]), encodingInvalidCharacters: false)
      return
    }
    guard let origin = URL(string: String(text[..<authority.upperBound])) else { return nil }
    self.init(
      string: origin.absoluteString + Self.encoded(text[authority.upperBound...]),
      encodingInvalidCharacters: false)
  }

  /// Where host and port stand in the text of an absolute URL.
  private static func authority(of text: String) -> Range<String.Index>? {
    guard let start = text.firstRange(of: "://")?.upperBound else { return nil }
    let end = text[start...].firstIndex { "/?#".contains($0) } ?? text.endIndex
    return start..<end
  }

  /// Encodes what path, query and fragment cannot contain (RFC 3986, sections 3.3 to 3.5).
  private static func encoded(_ text: Substring) -> String {
    let bytes = Array(text.utf8)
    var result = ""
    var hasFragment = false
    for (index, byte) in bytes.enumerated() {
      let isEscape =
        byte == UInt8(ascii: "%") && bytes[(index + 1)...].prefix(2).count(where: isHexDigit) == 2
      let beginsFragment = byte == UInt8(ascii: "#") && !hasFragment
      hasFragment = hasFragment || beginsFragment
      if isEscape || beginsFragment || isAllowed(byte) {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        result +=
          "%" + String(byte >> 4, radix: 16, uppercase: true) + String(byte & 15, radix: 16, uppercase: true)
      }
    }
    return result
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    let character = Character(Unicode.Scalar(byte))
    return byte < 0x80
      && (character.isLetter || character.isNumber || "-._~!$&'()*+,;=:@/?".contains(character))
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    byte < 0x80 && Character(Unicode.Scalar(byte)).isHexDigit
  }
}
