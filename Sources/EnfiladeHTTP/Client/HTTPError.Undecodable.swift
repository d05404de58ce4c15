import Foundation

extension HTTPError {
  /// What could not be decoded, where, and how it began.
  public struct Undecodable: Sendable, Hashable {
    /// What was wrong.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
      /// There was no body.
      case emptyBody
      /// The body is text that is not valid UTF-8.
      case invalidUTF8
      /// The body has another content type than was asked for, and was not read.
      case contentType
      /// The body is HTML: an error page, a portal's login, a proxy's notice.
      case html
      /// The body breaks the rules of its format.
      case malformed
      /// A value has another type than the model's.
      case wrongType
      /// A value that the model requires is not there.
      case missing
      /// The decoder failed in a way of its own.
      case other
    }

    /// What was wrong.
    public let kind: Kind
    /// The number of the line that was decoded, from 1; `nil` when the whole body was.
    public let line: Int?
    /// The way from the top of the document to the value; empty for the document itself.
    public let codingPath: [String]
    /// The decoder's own words, or what is wrong with the content type. A decoder may quote the answer, so a
    /// description shows its words only where they speak of types and keys.
    public let explanation: String
    /// The first bytes of the body, at most 200, as text. It may hold secrets, so no description shows it.
    public let excerpt: String

    /// Reads what a decoder threw.
    /// - Parameters:
    ///   - error: What it threw.
    ///   - response: What it was given.
    public init(_ error: any Error, of response: HTTPResponse) {
      self.init(error, of: response, line: nil)
    }

    /// Reads what a decoder threw that was given one line of a body.
    /// - Parameters:
    ///   - error: What it threw.
    ///   - line: The number of the line, from 1.
    ///   - text: The line.
    ///   - head: The head of the response.
    init(_ error: any Error, ofLine line: Int, _ text: Data, head: HTTPResponse) {
      let part = HTTPResponse(status: head.status, fields: head.fields, body: text, url: head.url)
      self.init(error, of: part, line: line)
    }

    /// Says that a response has the wrong content type.
    /// - Parameters:
    ///   - head: The head of the response.
    ///   - wanted: The content type that was asked for.
    init(contentTypeOf head: HTTPResponse, wanted: String) {
      kind = .contentType
      line = nil
      codingPath = []
      excerpt = ""
      let found = head.fields[.contentType].map { "is \($0.prefix(100).debugDescription)" } ?? "is missing"
      explanation = "its content type \(found), where \(wanted) was asked for"
    }

    private init(_ error: any Error, of response: HTTPResponse, line: Int?) {
      self.line = line
      excerpt = String(decoding: response.body.prefix(200), as: UTF8.self)
      let fault = DecodingFault(error)
      codingPath = fault.codingPath
      explanation = fault.explanation
      if response.body.isEmpty {
        kind = .emptyBody
      } else if Self.isHTML(response) {
        kind = .html
      } else if fault.kind == .malformed, Self.isText(response),
        String(validating: response.body, as: UTF8.self) == nil
      {
        kind = .invalidUTF8
      } else {
        kind = fault.kind
      }
    }

    /// Whether the body begins as a web page does, or as markup that calls itself one.
    private static func isHTML(_ response: HTTPResponse) -> Bool {
      let start = response.body.prefix(200).drop { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
      let head = String(decoding: start, as: UTF8.self).lowercased()
      let claims = response.fields[.contentType]?.lowercased().contains("html") ?? false
      return head.hasPrefix("<!doctype html") || head.hasPrefix("<html") || (claims && head.hasPrefix("<"))
    }

    /// Whether the body is meant to be text; of the formats that Foundation decodes one is not.
    private static func isText(_ response: HTTPResponse) -> Bool {
      !response.body.starts(with: Data("bplist".utf8))
    }

    /// The coding path as a person writes it: `items.3.name`.
    var place: String {
      codingPath.isEmpty ? "at the top level" : "at “\(codingPath.joined(separator: "."))”"
    }

    var clause: String {
      let answer = line.map { "line \($0) of the answer" } ?? "the answer"
      return switch kind {
      case .emptyBody: "\(answer) is empty"
      case .contentType: "\(answer) could not be read: \(shownExplanation)"
      case .html: "the server sent a web page (HTML) instead of data" + (line.map { ", at line \($0)" } ?? "")
      case .invalidUTF8: "\(answer) is not valid UTF-8 text"
      case .malformed: "\(answer) is malformed \(place)"
      case .wrongType: "\(answer) has a value of the wrong type \(place): \(shownExplanation)"
      case .missing: "\(answer) lacks a value \(place): \(shownExplanation)"
      case .other: "\(answer) could not be read"
      }
    }

    /// The explanation, where it speaks of types and keys only. Otherwise it may quote the answer.
    var shownExplanation: String {
      guard [.wrongType, .missing, .contentType].contains(kind) else { return "" }
      return explanation.hasSuffix(".") ? String(explanation.dropLast()) : explanation
    }
  }
}
