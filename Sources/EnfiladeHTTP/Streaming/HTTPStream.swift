public import Foundation

/// A response whose body is read while it comes.
///
///     let stream = try await client.stream(request)
///     for try await chunk in stream { … }
///
/// It is read once, by one task: what has been handed over is gone. Leaving the loop cancels the request, and so does letting go of a stream that nobody reads.
public struct HTTPStream: Sendable {
  /// The head of the response, without a body; its metrics are those of the moment at which the head came.
  public let head: HTTPResponse
  /// The request that was answered, for errors.
  let request: HTTPRequest
  private let lease: Lease

  /// - Parameters:
  ///   - head: The head, without a body.
  ///   - request: The request that was answered.
  ///   - source: Where the body comes from.
  init(head: HTTPResponse, request: HTTPRequest, source: any HTTPStreamSource) {
    self.head = head
    self.request = request
    lease = Lease(source)
  }

  /// What the exchange took so far.
  public var metrics: HTTPMetrics { lease.source.metrics }

  /// Waits for the whole body.
  /// - Parameter limit: How many bytes it may have; at least 0.
  /// - Returns: The head with the body.
  /// - Throws: ``HTTPError`` of the reason ``HTTPError/Reason-swift.enum/tooLarge(_:limit:)`` for a larger body,
  ///   and what reading throws.
  public func collected(upTo limit: Int) async throws(HTTPError) -> HTTPResponse {
    var body = Data()
    for try await chunk in self {
      guard chunk.count <= limit - body.count else {
        throw HTTPError(.tooLarge(.body, limit: limit), stage: .body, request: request, response: head)
      }
      body.append(chunk)
    }
    return HTTPResponse(
      status: head.status, fields: head.fields, body: body, url: head.url, metrics: metrics)
  }
}

extension HTTPStream: AsyncSequence {
  /// Hands over the pieces of a body. When it is let go, the request is cancelled.
  public struct AsyncIterator: AsyncIteratorProtocol {
    private let lease: Lease
    // A loop over a stream that nobody else holds would be cancelled by its letting go.
    private let stream: Lease

    fileprivate init(_ lease: Lease, of stream: Lease) {
      self.lease = lease
      self.stream = stream
    }

    /// Waits for the next piece.
    /// - Returns: At least one byte, decompressed; `nil` at the end of the body.
    /// - Throws: ``HTTPError`` when the body does not end as it should, with the head of the response; of the reason
    ///   ``HTTPError/Reason-swift.enum/cancelled`` when the task is cancelled, and when another one
    ///   reads the stream at the same time.
    public mutating func next() async throws(HTTPError) -> Data? {
      try await lease.source.next()
    }

    /// Waits for the next piece, as ``next()`` does.
    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async throws(HTTPError) -> Data? {
      try await lease.source.next()
    }
  }

  /// Begins to read. Only one may.
  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(Lease(lease.source), of: lease)
  }

  /// Cancels the request when nobody reads any more.
  fileprivate final class Lease: Sendable {
    let source: any HTTPStreamSource

    init(_ source: any HTTPStreamSource) {
      self.source = source
    }

    deinit { source.cancel() }
  }
}

/// Where the body of an ``HTTPStream`` comes from.
protocol HTTPStreamSource: Sendable {
  /// What the exchange took so far.
  var metrics: HTTPMetrics { get }
  /// Waits for the next piece; one call at a time.
  func next() async throws(HTTPError) -> Data?
  /// Ends the exchange, if it has not ended. Called more than once, on any thread.
  func cancel()
}
