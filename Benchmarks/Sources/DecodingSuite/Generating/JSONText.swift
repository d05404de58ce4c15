import Foundation

/// A document as a server would write it: compact, in UTF-8, with the escapes that have to be.
struct JSONText: Sendable {
  /// Whether `&`, `<` and `>` are written as `\u0026` and so on, as Go's servers do.
  let escapesMarkup: Bool
  /// What is written so far.
  private(set) var bytes: [UInt8] = []

  init(escapesMarkup: Bool = false) {
    self.escapesMarkup = escapesMarkup
  }

  var data: Data { Data(bytes) }

  /// Writes punctuation, or whatever else is JSON already.
  mutating func append(verbatim text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  /// Writes a value.
  mutating func append(_ node: JSONNode) {
    switch node {
    case .null: append(verbatim: "null")
    case .bool(let value): append(verbatim: value ? "true" : "false")
    case .number(let digits): append(verbatim: digits)
    case .string(let text): append(string: text)
    case .array(let elements):
      append(verbatim: "[")
      for (number, element) in elements.enumerated() {
        if number > 0 { append(verbatim: ",") }
        append(element)
      }
      append(verbatim: "]")
    case .object(let members):
      append(verbatim: "{")
      for (number, member) in members.enumerated() {
        if number > 0 { append(verbatim: ",") }
        append(string: member.key)
        append(verbatim: ":")
        append(member.value)
      }
      append(verbatim: "}")
    }
  }

  private mutating func append(string text: String) {
    append(verbatim: "\"")
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): append(verbatim: "\\\"")
      case UInt8(ascii: "\\"): append(verbatim: "\\\\")
      case UInt8(ascii: "\n"): append(verbatim: "\\n")
      case UInt8(ascii: "\t"): append(verbatim: "\\t")
      case UInt8(ascii: "&") where escapesMarkup: append(verbatim: "\\u0026")
      case UInt8(ascii: "<") where escapesMarkup: append(verbatim: "\\u003c")
      case UInt8(ascii: ">") where escapesMarkup: append(verbatim: "\\u003e")
      default:
        precondition(byte >= 0x20, "No generator draws another control character.")
        bytes.append(byte)
      }
    }
    append(verbatim: "\"")
  }
}
