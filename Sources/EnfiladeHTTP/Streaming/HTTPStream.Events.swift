extension HTTPStream {
  /// The body as server-sent events (WHATWG HTML Standard, section 9.2); nobody asks again when it ends.
  ///
  ///     for try await event in try await client.stream(request).events() { … }
  ///
  /// The head is not looked at. To connect anew when the response ends, ask the client for
  /// ``StreamingHTTPClient/events(of:reconnection:limit:buffering:clock:)``.
  /// - Parameter limit: How many bytes the lines of an event may have together, without their ends; at least 0. Eight
  ///   MiB unless told otherwise. A comment counts until it has ended.
  /// - Returns: The events, which are read once, as the stream is.
  public func events(limit: Int = 8 << 20) -> Events {
    Events(stream: self, parser: ServerSentEventParser(limit: limit))
  }

  /// The events of one response.
  public struct Events: AsyncSequence, Sendable {
    let stream: HTTPStream
    /// Where reading begins: it knows the limit, and the `id` of earlier responses.
    let parser: ServerSentEventParser

    /// Begins to read. Only one may.
    public func makeAsyncIterator() -> AsyncIterator {
      AsyncIterator(stream, parser)
    }

    /// Hands over the events of one response. When it is let go, the request is cancelled.
    public struct AsyncIterator: AsyncIteratorProtocol {
      /// What is known of the events so far.
      private(set) var parser: ServerSentEventParser
      private let head: HTTPResponse
      private let request: HTTPRequest
      private var pieces: HTTPStream.AsyncIterator?

      fileprivate init(_ stream: HTTPStream, _ parser: ServerSentEventParser) {
        self.parser = parser
        head = stream.head
        request = stream.request
        pieces = stream.makeAsyncIterator()
      }

      /// Waits for the next event.
      /// - Returns: The event; `nil` at the end of the body, and after an error.
      /// - Throws: ``HTTPError`` of the reason ``HTTPError/Reason-swift.enum/tooLarge(_:limit:)`` for a larger event,
      ///   and what reading the stream throws.
      public mutating func next() async throws(HTTPError) -> ServerSentEvent? {
        guard pieces != nil else { return nil }
        do throws(HTTPError) {
          if Task.isCancelled { throw error(.cancelled) }
          while true {
            if let event = try parsed() { return event }
            guard let piece = try await pieces?.next() else { break }
            parser.append(piece)
          }
        } catch {
          pieces = nil
          throw error
        }
        pieces = nil
        return nil
      }

      /// Waits for the next event, as ``next()`` does.
      public mutating func next(
        isolation actor: isolated (any Actor)?
      ) async throws(HTTPError) -> ServerSentEvent? {
        try await next()
      }

      /// The next event of the bytes that have come.
      private mutating func parsed() throws(HTTPError) -> ServerSentEvent? {
        do {
          return try parser.next()
        } catch {
          throw self.error(error.reason)
        }
      }

      private func error(_ reason: HTTPError.Reason) -> HTTPError {
        HTTPError(reason, stage: .body, request: request, response: head)
      }
    }
  }
}
