/// A byte as `%` and two hexadecimal digits in upper case (RFC 3986, section 2.1).
enum PercentEscape {
  private static let digits = Array("0123456789ABCDEF".utf8)

  static func bytes(of byte: UInt8) -> [UInt8] {
    [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
  }
}
