/// The grammar of a token (RFC 9110, section 5.6.2), which methods and field names share.
enum HTTPToken {
  static func isValid(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy(isTokenByte)
  }

  private static func isTokenByte(_ byte: UInt8) -> Bool {
    byte < 128 && (byte < 64 ? low >> byte : high >> (byte - 64)) & 1 == 1
  }

  /// A bit for each of the first 64 and the second 64 characters of ASCII.
  private static let low = mask(from: 0)
  private static let high = mask(from: 64)

  private static func mask(from start: UInt8) -> UInt64 {
    var mask: UInt64 = 0
    for byte in start..<(start + 64) where isNamed(byte) { mask |= 1 << (byte - start) }
    return mask
  }

  private static func isNamed(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default:
      "!#$%&'*+-.^_`|~".utf8.contains(byte)
    }
  }
}
