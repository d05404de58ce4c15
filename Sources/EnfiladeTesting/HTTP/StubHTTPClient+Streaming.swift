public import EnfiladeHTTP
import Foundation

extension StubHTTPClient: StreamingHTTPClient {
  /// Answers a request as `send(_:)` does, and hands over the body in pieces of 16 KiB, as a real client may.
  /// - Parameters:
  ///   - request: The request.
  ///   - buffering: Ignored: nothing comes before it is read.
  /// - Throws: What `send(_:)` throws.
  public func stream(
    _ request: HTTPRequest, buffering: HTTPStream.Buffering
  ) async throws(HTTPError) -> HTTPStream {
    let response = try await send(request)
    let head = HTTPResponse(
      status: response.status, fields: response.fields, url: response.url, metrics: response.metrics)
    let body = response.body
    let pieces = stride(from: 0, to: body.count, by: 16_384).map { start in
      Data(body.dropFirst(start).prefix(16_384))
    }
    return HTTPStream(head: head, request: request, pieces: pieces)
  }
}
