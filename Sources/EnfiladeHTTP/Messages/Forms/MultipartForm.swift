public import Foundation

/// A form of named parts, each a text, bytes, a file or a stream: `multipart/form-data` (RFC 7578).
///
///     var report = MultipartForm()
///     report.append(name: "title", text: "Leak")
///     try report.append(name: "photo", file: photo, contentType: "image/jpeg")
///     let body = try HTTPBody.multipart(report)
///
/// Parts keep their order, and a name may be repeated, as for several files (RFC 7578, section 4.3). Texts and bytes
/// arrive as they are handed over; a browser would make each line break of a text CR LF.
public struct MultipartForm: Sendable, Hashable {
  /// The parts in their order.
  public private(set) var parts: [Part] = []
  /// What stands between the parts; `nil` for a random one, made when the form becomes a body.
  public let boundary: String?

  /// Makes a form without parts, whose boundary will be random.
  public init() {
    boundary = nil
  }

  /// Makes a form without parts, with a boundary of your own.
  /// - Parameter boundary: 1 to 70 of the characters that RFC 2046, section 5.1.1, allows: ASCII letters, digits,
  ///   `'()+_,-./:=?`, and spaces but at the end.
  /// - Throws: ``HTTPError`` of the reason ``HTTPError/Reason-swift.enum/invalidRequest(_:)`` for anything else.
  public init(boundary: String) throws(HTTPError) {
    guard MultipartBoundary.isLegal(boundary) else {
      throw HTTPError(
        invalid: .body(
          "\(boundary.prefix(80).debugDescription) is no boundary of a multipart form; use 1 to 70 letters, digits and hyphens"
        ))
    }
    self.boundary = boundary
  }

  /// Adds a text, encoded as UTF-8.
  /// - Parameters:
  ///   - name: The name of the field; any text. Line breaks, quotation marks and other control characters but the
  ///     tab are percent-encoded in it.
  ///   - text: The text; any.
  public mutating func append(name: String, text: String) {
    parts.append(Part(name: name, filename: nil, contentType: nil, content: .data(Data(text.utf8))))
  }

  /// Adds bytes.
  /// - Parameters:
  ///   - name: The name of the field, as in ``append(name:text:)``.
  ///   - data: The bytes; may be empty.
  ///   - filename: The name of a file that they might be; any text, percent-encoded as the name is.
  ///   - contentType: Their media type (RFC 9110, section 8.3.1).
  /// - Throws: What ``append(name:body:filename:)`` throws.
  public mutating func append(
    name: String, data: Data, filename: String? = nil, contentType: String = "application/octet-stream"
  ) throws(HTTPError) {
    try append(name: name, body: HTTPBody(data, contentType: contentType), filename: filename)
  }

  /// Adds a file, which is read while it is sent and never whole in memory.
  /// - Parameters:
  ///   - name: The name of the field, as in ``append(name:text:)``.
  ///   - url: Where the file is. That it is there is checked when the request is sent.
  ///   - filename: The name that the server is told, percent-encoded as the name of the field is; `nil` for the one
  ///     that the file has, without its folder.
  ///   - contentType: Its media type (RFC 9110, section 8.3.1).
  /// - Throws: What ``append(name:body:filename:)`` throws.
  public mutating func append(
    name: String, file url: URL, filename: String? = nil, contentType: String = "application/octet-stream"
  ) throws(HTTPError) {
    try append(
      name: name, body: .file(at: url, contentType: contentType), filename: filename ?? url.lastPathComponent)
  }

  /// Adds any body: ``HTTPBody/json(_:encoder:)``, ``HTTPBody/stream(contentType:_:)``, or another form.
  /// - Parameters:
  ///   - name: The name of the field, as in ``append(name:text:)``.
  ///   - body: What the part holds, and its media type. Nobody is told of the part's own progress.
  ///   - filename: The name of a file that it might be; any text, percent-encoded as the name is.
  /// - Throws: ``HTTPError`` of the reason ``HTTPError/Reason-swift.enum/invalidRequest(_:)`` when the media type is
  ///   empty or has a line break or another control character; the form is then as it was.
  public mutating func append(name: String, body: HTTPBody, filename: String? = nil) throws(HTTPError) {
    var scratch = HTTPFields()
    try scratch.append(.contentType, body.contentType)
    guard let contentType = scratch[.contentType], !contentType.isEmpty else {
      throw HTTPError(invalid: .body("a part of the multipart form has an empty media type; give it one"))
    }
    parts.append(Part(name: name, filename: filename, contentType: contentType, content: body.content))
  }
}

extension MultipartForm: CustomStringConvertible, CustomReflectable {
  /// Each part on a line of its own; never its content, which may be a secret.
  public var description: String {
    parts.map(\.description).joined(separator: "\n")
  }

  /// What `dump` shows: no secret.
  public var customMirror: Mirror {
    Mirror(self, unlabeledChildren: parts.map(\.description), displayStyle: .collection)
  }
}
