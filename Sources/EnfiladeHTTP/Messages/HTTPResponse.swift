public import Foundation

/// A whole response.
public struct HTTPResponse: Sendable, Hashable {
  /// The status.
  public let status: HTTPStatus
  /// The header fields as the server sent them; `Content-Length` and `Content-Encoding` speak of the body
  /// before it was decompressed.
  public let fields: HTTPFields
  /// The body, decompressed.
  public let body: Data
  /// Where the response came from: the request's URL, or the last one that a redirect led to.
  public let url: URL
  /// What the exchange took, as the client measured it.
  public let metrics: HTTPMetrics

  /// Makes a response; for doubles and for clients of your own.
  /// - Parameters:
  ///   - status: The status.
  ///   - fields: The header fields.
  ///   - body: The body, decompressed.
  ///   - url: Where the response came from.
  ///   - metrics: What the exchange took.
  public init(
    status: HTTPStatus, fields: HTTPFields = HTTPFields(), body: Data = Data(), url: URL,
    metrics: HTTPMetrics = HTTPMetrics()
  ) {
    self.status = status
    self.fields = fields
    self.body = body
    self.url = url
    self.metrics = metrics
  }
}

extension HTTPResponse: CustomStringConvertible, CustomDebugStringConvertible {
  /// The status, where it came from and the size of the body, with secrets left out.
  public var description: String {
    "\(status) from \(Redaction.text(of: url)), \(body.count) bytes"
  }

  /// The head and the size of the body, with secrets left out.
  public var debugDescription: String {
    fields.isEmpty ? description : "\(description)\n\(fields)"
  }
}

extension HTTPResponse: CustomReflectable {
  /// What `dump` shows: no secret.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "status": status.code, "fields": fields, "body": "\(body.count) bytes",
        "url": Redaction.text(of: url), "metrics": metrics,
      ])
  }
}
