/// Whether a text that begins as a JSON object or array also ends it, and on which line it stops.
struct JSONEnding: Sendable, Hashable {
  /// Whether an object, an array or a string is still open at the end of the text.
  let isOpen: Bool
  /// How many lines the text has.
  let lines: Int

  init(of text: String) {
    var depth = 0
    var isInString = false
    var isEscaped = false
    var lines = 1
    var begins = false
    for (index, byte) in text.utf8.drop(while: { [0x20, 0x9, 0xA, 0xD].contains($0) }).enumerated() {
      if index == 0 { begins = byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") }
      if byte == UInt8(ascii: "\n") { lines += 1 }
      switch byte {
      case _ where isEscaped: isEscaped = false
      case UInt8(ascii: "\\") where isInString: isEscaped = true
      case UInt8(ascii: "\""): isInString.toggle()
      case UInt8(ascii: "{") where !isInString, UInt8(ascii: "[") where !isInString: depth += 1
      case UInt8(ascii: "}") where !isInString, UInt8(ascii: "]") where !isInString: depth -= 1
      default: break
      }
    }
    isOpen = begins && (depth > 0 || isInString)
    self.lines = lines
  }
}
