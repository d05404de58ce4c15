/// Reads a form as WHATWG URL, section 5.1, does, and refuses what section 5.2 would not have written.
struct FormReader {
  struct Malformed: Error {
    let text: String
  }

  struct Pair: Hashable {
    let name: String
    let value: String
  }

  static func pairs(of text: String) throws -> [Pair] {
    guard !text.isEmpty else { return [] }
    return try text.utf8.split(separator: UInt8(ascii: "&"), omittingEmptySubsequences: false).map { pair in
      let sides = pair.split(separator: UInt8(ascii: "="), omittingEmptySubsequences: false)
      guard sides.count == 2 else { throw Malformed(text: text) }
      return Pair(name: try decoded(sides[0]), value: try decoded(sides[1]))
    }
  }

  private static func decoded(_ text: Substring.UTF8View) throws -> String {
    var bytes: [UInt8] = []
    var rest = text[...]
    while let byte = rest.popFirst() {
      switch Character(Unicode.Scalar(byte)) {
      case "+":
        bytes.append(UInt8(ascii: " "))
      case "%":
        let digits = [rest.popFirst(), rest.popFirst()].compactMap { $0 }
        guard digits.count == 2, digits.allSatisfy({ "0123456789ABCDEF".utf8.contains($0) }),
          let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
        else { throw Malformed(text: String(Substring(text))) }
        bytes.append(value)
      case "a"..."z", "A"..."Z", "0"..."9", "*", "-", ".", "_":
        bytes.append(byte)
      default:
        throw Malformed(text: String(Substring(text)))
      }
    }
    guard let string = String(validating: bytes, as: UTF8.self) else {
      throw Malformed(text: String(Substring(text)))
    }
    return string
  }
}
