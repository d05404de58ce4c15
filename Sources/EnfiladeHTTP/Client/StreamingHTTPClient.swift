/// Whoever can hand over the body of a response while it comes.
///
/// It has one requirement, as ``HTTPClient`` has. ``URLSessionClient`` is the real one; a double makes its
/// ``HTTPStream`` of pieces.
public protocol StreamingHTTPClient: HTTPClient {
  /// Sends a request and waits for the head of the response.
  /// - Parameters:
  ///   - request: What to send.
  ///   - buffering: What becomes of bytes that come faster than they are read.
  /// - Returns: The head, whatever its status, and the body while it comes. When nobody holds it any more, or the
  ///   loop that reads it is left, the request is cancelled.
  /// - Throws: ``HTTPError`` when there is no head; of the reason ``HTTPError/Reason-swift.enum/cancelled`` when
  ///   the task was cancelled.
  func stream(_ request: HTTPRequest, buffering: HTTPStream.Buffering) async throws(HTTPError) -> HTTPStream
}

extension StreamingHTTPClient {
  /// Sends a request and waits for the head of the response; bytes that come faster than they are read are kept
  /// as ``HTTPStream/Buffering/standard`` says.
  /// - Parameter request: What to send.
  /// - Throws: ``HTTPError`` when there is no head.
  public func stream(_ request: HTTPRequest) async throws(HTTPError) -> HTTPStream {
    try await stream(request, buffering: .standard)
  }
}
