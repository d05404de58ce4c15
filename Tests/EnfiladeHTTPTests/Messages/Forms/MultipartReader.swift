import EnfiladeHTTP
import Foundation

/// Reads `multipart/form-data` as RFC 2046, section 5.1.1, and RFC 7578, section 4, have it, and nothing else.
struct MultipartReader {
  struct Malformed: Error {
    let what: String
  }

  struct Part: Equatable {
    var name: String
    var filename: String?
    var contentType: String?
    var content: Data
  }

  /// Reads a whole body.
  static func parts(of bytes: Data, contentType: String) throws -> [Part] {
    let boundary = try boundary(in: contentType)
    var rest = bytes[...]
    try take("--\(boundary)", from: &rest)
    var parts: [Part] = []
    while rest.starts(with: Data("\r\n".utf8)) {
      try take("\r\n", from: &rest)
      let head = try take(upTo: "\r\n\r\n", from: &rest)
      let content = try take(upTo: "\r\n--\(boundary)", from: &rest)
      parts.append(try part(head: head, content: content))
    }
    try take("--\r\n", from: &rest)
    guard rest.isEmpty else { throw Malformed(what: "something follows the end") }
    return parts
  }

  private static func boundary(in contentType: String) throws -> String {
    let parameter =
      #/multipart/form-data; boundary=(?:([!#$%&'*+.^_`|~0-9A-Za-z-]{1,70})|"([ '()+_,./:=?0-9A-Za-z-]{1,70})")/#
    guard let match = contentType.wholeMatch(of: parameter), let boundary = match.1 ?? match.2 else {
      throw Malformed(what: contentType)
    }
    return String(boundary)
  }

  private static func part(head: Data, content: Data) throws -> Part {
    guard let text = String(data: head, encoding: .utf8) else { throw Malformed(what: "no UTF-8") }
    var lines = text.unicodeScalars.split(separator: "\r\n".unicodeScalars).map(String.init)
    guard !lines.isEmpty, lines.count <= 2,
      lines.allSatisfy({ !$0.unicodeScalars.contains(where: isForbidden) })
    else {
      throw Malformed(what: text)
    }
    let disposition = #/Content-Disposition: form-data; name="([^"]*)"(?:; filename="([^"]*)")?/#
      .matchingSemantics(.unicodeScalar)
    guard let match = lines.removeFirst().wholeMatch(of: disposition) else { throw Malformed(what: text) }
    var part = Part(
      name: String(match.1), filename: match.2.map(String.init), contentType: nil, content: content)
    if let line = lines.first {
      guard line.hasPrefix("Content-Type: ") else { throw Malformed(what: text) }
      part.contentType = String(line.dropFirst("Content-Type: ".count))
    }
    return part
  }

  private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    (scalar.value < 0x20 && scalar != "\t") || scalar.value == 0x7F
  }

  private static func take(_ text: String, from rest: inout Data) throws {
    guard rest.starts(with: Data(text.utf8)) else {
      throw Malformed(what: "\(text.debugDescription) is missing")
    }
    rest = rest.dropFirst(text.utf8.count)
  }

  private static func take(upTo text: String, from rest: inout Data) throws -> Data {
    guard let end = rest.range(of: Data(text.utf8)) else {
      throw Malformed(what: "\(text.debugDescription) is missing")
    }
    defer { rest = rest[end.upperBound...] }
    return Data(rest[..<end.lowerBound])
  }
}
