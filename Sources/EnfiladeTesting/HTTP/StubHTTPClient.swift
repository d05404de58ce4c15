public import EnfiladeHTTP
public import Testing

/// An HTTP client that answers by itself, and fails the test when it is asked what it does not know.
///
/// Give it a table of what may be asked and what comes back:
///
///     let client = StubHTTPClient([
///       .get("/cache/60"): .json(#"{"url": "https://httpbin.org/cache/60"}"#),
///       .post("/login"): .failure(.unreachable(.noNetwork)),
///     ])
///
/// or one function, when the answer depends on more than method and URL:
///
///     let client = StubHTTPClient { request in
///       HTTPResponse(status: request.body == nil ? .badRequest : .created, url: request.url)
///     }
///
/// It behaves as a real client where callers can tell: an invalid request throws what
/// `HTTPRequest.validate()` throws, and a call whose task is cancelled throws an `HTTPError` of the reason
/// `.cancelled`. It answers in the caller's task.
public final class StubHTTPClient: HTTPClient {
  private let log = Watched<[HTTPRequest]>([])
  private let respond: @Sendable (HTTPRequest) async throws -> HTTPResponse

  /// Makes a client of one function.
  /// - Parameter respond: Answers a request. An `HTTPError` that it throws reaches the caller as it is; a
  ///   `CancellationError` becomes one of the reason `.cancelled`; any other error becomes one of the reason
  ///   `.unknown`, with the error as what lay beneath.
  public init(_ respond: @escaping @Sendable (HTTPRequest) async throws -> HTTPResponse) {
    self.respond = respond
  }

  /// Makes a client of a table; `[:]` is the client that expects no request.
  ///
  /// A request that is in no row fails the test whose task sends it, at the line that made the client, and
  /// the call throws an `HTTPError` with the same text.
  /// - Parameters:
  ///   - answers: The rows. The first whose route matches answers, as often as it is asked.
  ///   - sourceLocation: The line that made the client. The default needs an `import Testing` in its file.
  public init(
    _ answers: KeyValuePairs<StubRoute, StubAnswer>, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let table = StubTable(
      rows: answers.map { StubTable.Row(route: $0.key, answer: $0.value) }, sourceLocation: sourceLocation)
    respond = { request in try await table.respond(to: request) }
  }

  /// What was asked so far, oldest first, unexpected requests included.
  ///
  /// An invalid request, or one of a task that had already been cancelled, is not there: a real client
  /// would not have sent it.
  public var requests: [HTTPRequest] {
    log.withLock { $0 }
  }

  /// Waits until so much was asked; ends early when the waiting task is cancelled.
  ///
  /// A request counts from the moment at which it is asked, not only once it is answered.
  /// - Parameter count: How many ``requests`` to wait for; for 0 or less it returns at once.
  /// - Returns: All of them: more than `count` if more have come, fewer if the wait ended early.
  public func requests(atLeast count: Int) async -> [HTTPRequest] {
    await log.wait { $0.count >= count }
    return requests
  }

  /// Answers a request, after having put it into ``requests``.
  /// - Parameter request: The request.
  /// - Returns: What the table or the function has for it.
  /// - Throws: What the request lacks to be valid; the failure that is its answer; an error that lists the
  ///   table when the request is not in it; and `.cancelled` when the task is cancelled before the answer.
  public func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    try request.validate()
    guard !Task.isCancelled else { throw Self.cancellation(of: request) }
    log.withLock { $0.append(request) }
    do {
      let response = try await respond(request)
      // A real client would have stopped waiting.
      if Task.isCancelled { throw CancellationError() }
      return response
    } catch {
      throw Self.failure(error, of: request)
    }
  }

  private static func failure(_ error: any Error, of request: HTTPRequest) -> HTTPError {
    if Task.isCancelled || error is CancellationError { return cancellation(of: request) }
    if let error = error as? HTTPError { return error }
    return HTTPError(
      .unknown(hint: String(describing: error)), stage: .head, request: request, underlying: error)
  }

  /// The stage is the one that `URLSessionClient` gives.
  private static func cancellation(of request: HTTPRequest) -> HTTPError {
    HTTPError(.cancelled, stage: .head, request: request)
  }
}
