public import Foundation

/// What a request carries besides its head.
public struct HTTPBody: Sendable, Hashable {
  /// The bytes.
  public let content: Data
  /// The media type that is sent as `Content-Type`, unless the request has such a field of its own.
  public let contentType: String

  /// Makes a body of bytes.
  /// - Parameters:
  ///   - content: The bytes; may be empty.
  ///   - contentType: Their media type (RFC 9110, section 8.3.1). It is checked when the request is sent.
  public init(_ content: Data, contentType: String = "application/octet-stream") {
    self.content = content
    self.contentType = contentType
  }

  /// Makes a body of text, encoded as UTF-8.
  public static func text(_ text: String) -> HTTPBody {
    HTTPBody(Data(text.utf8), contentType: "text/plain; charset=utf-8")
  }

  /// Makes a JSON body (RFC 8259).
  /// - Parameters:
  ///   - value: What to encode.
  ///   - encoder: How.
  /// - Throws: ``HTTPError`` of the reason ``HTTPError/Reason-swift.enum/invalidRequest(_:)`` when the value
  ///   cannot be encoded.
  public static func json(
    _ value: some Encodable, encoder: JSONEncoder = JSONEncoder()
  ) throws(HTTPError) -> HTTPBody {
    do {
      return HTTPBody(try encoder.encode(value), contentType: "application/json")
    } catch {
      throw HTTPError(
        invalid: .body("the JSON body cannot be encoded\(Self.place(of: error))"), underlying: error)
    }
  }

  /// Where encoding failed; not with which value, which may be a secret.
  private static func place(of error: any Error) -> String {
    guard case EncodingError.invalidValue(_, let context) = error, !context.codingPath.isEmpty else {
      return ""
    }
    let path = context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
    return " at “\(path.joined(separator: "."))”"
  }
}

extension HTTPBody: CustomStringConvertible, CustomReflectable {
  /// The type and the size; never the content, which may be a secret.
  public var description: String {
    "\(content.count) bytes of \(contentType)"
  }

  /// What `dump` shows: no secret.
  public var customMirror: Mirror {
    Mirror(self, children: ["contentType": contentType, "count": content.count])
  }
}
