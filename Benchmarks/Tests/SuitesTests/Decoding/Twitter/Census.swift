/// What a JSON document consists of, counted token by token; it takes any document to be well-formed.
struct Census: Sendable, Equatable {
  var bytes = 0
  var space = 0
  var objects = 0
  var arrays = 0
  var members = 0
  var strings = 0
  var stringBytes = 0
  var nonASCIIBytes = 0
  var escapes = 0
  var unicodeEscapes = 0
  var literals = 0
  var numbers = 0
  var digits = 0
  var fractionDigits = 0
  /// How many objects and arrays are open at once.
  var depth = 0

  /// The values of all kinds.
  var values: Int { objects + arrays + strings + literals + numbers }

  init(of bytes: [UInt8]) {
    self.bytes = bytes.count
    var index = 0
    var open = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        if byte == UInt8(ascii: "{") { objects += 1 } else { arrays += 1 }
        open += 1
        depth = max(depth, open)
      case UInt8(ascii: "}"), UInt8(ascii: "]"): open -= 1
      case UInt8(ascii: ":"):
        // What was taken for a string was a name.
        members += 1
        strings -= 1
      case UInt8(ascii: " "), UInt8(ascii: "\n"): space += 1
      case UInt8(ascii: "\""): index = countString(in: bytes, from: index)
      case UInt8(ascii: "n"), UInt8(ascii: "t"), UInt8(ascii: "f"):
        literals += 1
        index += byte == UInt8(ascii: "f") ? 4 : 3
      case UInt8(ascii: ","): break
      default: index = countNumber(in: bytes, from: index - 1)
      }
    }
  }

  private mutating func countString(in bytes: [UInt8], from start: Int) -> Int {
    var index = start
    strings += 1
    while bytes[index] != UInt8(ascii: "\"") {
      if bytes[index] >= 0x80 { nonASCIIBytes += 1 }
      if bytes[index] == UInt8(ascii: "\\") {
        escapes += 1
        index += 1
        if bytes[index] == UInt8(ascii: "u") { unicodeEscapes += 1 }
      }
      index += 1
    }
    if index + 1 == bytes.count || bytes[index + 1] != UInt8(ascii: ":") { stringBytes += index - start }
    return index + 1
  }

  private mutating func countNumber(in bytes: [UInt8], from start: Int) -> Int {
    var index = start
    var isFraction = false
    numbers += 1
    while index < bytes.count, "+-.eE0123456789".utf8.contains(bytes[index]) {
      if bytes[index] == UInt8(ascii: ".") { isFraction = true }
      if (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[index]) {
        digits += 1
        if isFraction { fractionDigits += 1 }
      }
      index += 1
    }
    return index
  }
}
