public import Foundation

/// What a request carries besides its head.
///
///     HTTPBody(Data([1, 2, 3]))
///     HTTPBody.text("hello")
///     try HTTPBody.json(order)
///     try HTTPBody.form(login)
///     try HTTPBody.multipart(report)
///     HTTPBody.file(at: video, contentType: "video/mp4")
///     HTTPBody.stream { readings(of: day) }
public struct HTTPBody: Sendable, Hashable {
  /// Where the bytes come from.
  public let content: Content
  /// The media type that is sent as `Content-Type`, unless the request has such a field of its own.
  public let contentType: String
  /// Told how much has been sent; no part of what is compared.
  var observer: (@Sendable (HTTPProgress) -> Void)?

  /// Makes a body.
  /// - Parameters:
  ///   - content: Where the bytes come from.
  ///   - contentType: Their media type (RFC 9110, section 8.3.1). It is checked when the request is sent.
  public init(_ content: Content, contentType: String = "application/octet-stream") {
    self.content = content
    self.contentType = contentType
  }

  /// Makes a body of bytes.
  /// - Parameters:
  ///   - content: The bytes; may be empty.
  ///   - contentType: Their media type (RFC 9110, section 8.3.1). It is checked when the request is sent.
  public init(_ content: Data, contentType: String = "application/octet-stream") {
    self.init(.data(content), contentType: contentType)
  }

  /// Makes a body of text, encoded as UTF-8.
  public static func text(_ text: String) -> HTTPBody {
    HTTPBody(Data(text.utf8), contentType: "text/plain; charset=utf-8")
  }

  /// Makes a body of a file, which is read while it is sent and never whole in memory.
  /// - Parameters:
  ///   - url: Where the file is. That it is there and can be read is checked when the request is sent, before
  ///     anything leaves; a file that changes its size while it is sent makes the request fail.
  ///   - contentType: Its media type.
  public static func file(at url: URL, contentType: String = "application/octet-stream") -> HTTPBody {
    HTTPBody(.file(url), contentType: contentType)
  }

  /// Makes a body of pieces that come one by one.
  ///
  /// They are first gathered in a temporary file, which nobody else sees and which is gone afterwards, and are then
  /// sent with their length. URLSession on Linux cannot wait for bytes of a body without holding up every other
  /// request of the process, and what was gathered can be sent again where a redirect asks for it.
  /// - Parameters:
  ///   - contentType: The media type.
  ///   - chunks: Begins to hand over, from the start; called for each time that the request is sent. A sequence that
  ///     can be read once only has nothing left the second time, so make it here. What it throws ends the request
  ///     before anything leaves.
  public static func stream<Pieces: AsyncSequence & SendableMetatype>(
    contentType: String = "application/octet-stream", _ chunks: @escaping @Sendable () -> Pieces
  ) -> HTTPBody where Pieces.Element == Data, Pieces.AsyncIterator: SendableMetatype {
    HTTPBody(.chunks(Chunks(chunks)), contentType: contentType)
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

  /// The bytes, when all of them are in memory.
  public var data: Data? { content.data }

  /// This body, with somebody who is told how much of it has been sent.
  /// - Parameter observe: Called on any thread, as bytes are handed to the system; begins at 0 again where the body
  ///   is sent again, as after a redirect. It must not block: it holds up every request of the process on Linux.
  public func reportingProgress(_ observe: @escaping @Sendable (HTTPProgress) -> Void) -> HTTPBody {
    var body = self
    body.observer = observe
    return body
  }

  /// Where encoding failed; not with which value, which may be a secret.
  static func place(of error: any Error) -> String {
    guard case EncodingError.invalidValue(_, let context) = error else { return "" }
    return path(context.codingPath).map { " at “\($0)”" } ?? ""
  }

  /// The way to a value as a person writes it: `items.3.name`; `nil` for the top level.
  static func path(_ codingPath: [any CodingKey]) -> String? {
    guard !codingPath.isEmpty else { return nil }
    return codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
  }

  /// Whether both have the same content of the same type, whoever is told of progress.
  public static func == (left: Self, right: Self) -> Bool {
    left.content == right.content && left.contentType == right.contentType
  }

  /// Hashes what is compared.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(content)
    hasher.combine(contentType)
  }
}

extension HTTPBody: CustomStringConvertible, CustomReflectable {
  /// The type and the size; never the content, which may be a secret.
  public var description: String {
    "\(content.summary) of \(contentType)"
  }

  /// What `dump` shows: no secret.
  public var customMirror: Mirror {
    Mirror(self, children: ["contentType": contentType, "content": content.summary])
  }
}
