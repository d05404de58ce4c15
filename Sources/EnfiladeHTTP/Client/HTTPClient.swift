/// Whoever can carry a request to a server and bring back the answer.
///
/// This is the seam between an app and the network. It has one requirement, so a double is one function;
/// everything else is an extension, or a client around a client. ``URLSessionClient`` is the real one.
///
/// Any status is an answer: a 404 or a 500 is returned, not thrown. ``value(of:)`` is where a status becomes
/// a failure.
public protocol HTTPClient: Sendable {
  /// Sends a request and waits for the whole response.
  /// - Parameter request: What to send.
  /// - Returns: The response, whatever its status.
  /// - Throws: ``HTTPError`` when there is no whole response; of the reason
  ///   ``HTTPError/Reason-swift.enum/cancelled`` when the task was cancelled.
  func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse
}

extension HTTPClient {
  /// Sends an endpoint's request and decodes the answer, off the caller's actor.
  /// - Parameter endpoint: What to ask, and how the answer is read.
  /// - Returns: The decoded value.
  /// - Throws: What ``send(_:)`` throws, and ``HTTPError`` for a status that the endpoint does not accept and
  ///   for a body that it cannot decode; both keep the response.
  @concurrent
  public func value<Value>(of endpoint: Endpoint<Value>) async throws(HTTPError) -> Value {
    let response = try await send(endpoint.request)
    return try endpoint.value(from: response)
  }
}
