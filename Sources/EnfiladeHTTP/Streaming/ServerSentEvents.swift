/// The events of a server, over as many connections as it takes; see
/// ``StreamingHTTPClient/events(of:reconnection:limit:buffering:clock:)``.
public struct ServerSentEvents: AsyncSequence, Sendable {
  let client: any StreamingHTTPClient
  let request: HTTPRequest
  let reconnection: Reconnection
  let limit: Int
  let buffering: HTTPStream.Buffering
  let clock: any Clock<Duration>

  /// Begins to listen, over connections that nobody else has.
  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(events: self)
  }

  /// Hands over events. When it is let go, nothing is left of it.
  public struct AsyncIterator: AsyncIteratorProtocol {
    private let events: ServerSentEvents
    private var connection: HTTPStream.Events.AsyncIterator?
    private var lastEventID: String
    private var wantedTime: Duration?
    private var failures = 0
    private var isOver = false

    fileprivate init(events: ServerSentEvents) {
      self.events = events
      lastEventID = events.request.fields[.lastEventID] ?? ""
    }

    /// Waits for the next event, and connects as often as that takes.
    /// - Returns: The event; `nil` after an error, and once the server has answered 204, which asks the client to
    ///   stay away.
    /// - Throws: ``HTTPError`` for what another attempt would not change, and for a failure too many; of the reason
    ///   ``HTTPError/Reason-swift.enum/unexpectedStatus(_:)`` for a status other than 200 and 204; of the reason
    ///   ``HTTPError/Reason-swift.enum/undecodable(_:)`` for a content type other than `text/event-stream`; of the
    ///   reason ``HTTPError/Reason-swift.enum/invalidRequest(_:)`` for an `id` that no field can carry; of the
    ///   reason ``HTTPError/Reason-swift.enum/tooLarge(_:limit:)`` for a larger event; of the reason
    ///   ``HTTPError/Reason-swift.enum/cancelled`` as soon as the task is cancelled, also while it waits.
    public mutating func next() async throws(HTTPError) -> ServerSentEvent? {
      guard !isOver else { return nil }
      do throws(HTTPError) {
        if let event = try await nextEvent() { return event }
      } catch {
        end()
        throw error
      }
      end()
      return nil
    }

    /// Waits for the next event, as ``next()`` does.
    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async throws(HTTPError) -> ServerSentEvent? {
      try await next()
    }

    private mutating func nextEvent() async throws(HTTPError) -> ServerSentEvent? {
      let isRepeatable = events.request.method.isIdempotent
      while true {
        do throws(HTTPError) {
          if connection == nil {
            guard let opened = try await events.connect(lastEventID: lastEventID) else { return nil }
            connection = opened
          }
          if let event = try await connection?.next() {
            failures = 0
            return event
          }
          failures = 0
        } catch {
          failures += 1
          guard isRepeatable, error.isRetryable, !events.reconnection.givesUp(after: failures) else {
            throw error
          }
        }
        disconnect()
        guard isRepeatable else { return nil }
        try await events.wait(events.reconnection.delay(wanted: wantedTime, failures: failures))
      }
    }

    /// Ends the connection and keeps what it has told about the next one.
    private mutating func disconnect() {
      guard let parser = connection?.parser else { return }
      lastEventID = parser.lastEventID
      wantedTime = parser.reconnectionTime ?? wantedTime
      connection = nil
    }

    private mutating func end() {
      connection = nil
      isOver = true
    }
  }
}
