extension StreamingHTTPClient {
  /// Listens to server-sent events, and connects anew when the server stops (WHATWG HTML Standard, section 9.2.3).
  ///
  ///     for try await event in client.events(of: request) where event.type == "price" { … }
  ///
  /// Each connection asks for `text/event-stream` with `Cache-Control: no-store`, unless the request says otherwise,
  /// and tells the server the latest `id` in `Last-Event-ID`. It begins with the first event that is asked for.
  ///
  /// When the response ends, or fails in a way that ``HTTPError/isRetryable`` tells to pass, the client waits and
  /// connects anew. So it does after 500, 502, 503, 504, 408 and 429 too, where a browser would give up. A request
  /// whose method is not idempotent is sent once: its events end with the first response, its failures are thrown.
  /// - Parameters:
  ///   - request: What to ask. A `Last-Event-ID` among its fields is where listening begins. Its total time limit
  ///     holds for each connection.
  ///   - reconnection: When to connect anew, and when to give up.
  ///   - limit: How many bytes the lines of an event may have together, without their ends; at least 0. Eight MiB
  ///     unless told otherwise.
  ///   - buffering: What becomes of bytes that come faster than they are read.
  ///   - clock: What to wait on.
  /// - Returns: The events. Whoever loops over them has connections of their own, which end with the loop.
  public func events(
    of request: HTTPRequest, reconnection: ServerSentEvents.Reconnection = .standard, limit: Int = 8 << 20,
    buffering: HTTPStream.Buffering = .standard, clock: any Clock<Duration> = ContinuousClock()
  ) -> ServerSentEvents {
    ServerSentEvents(
      client: self, request: request, reconnection: reconnection, limit: limit, buffering: buffering,
      clock: clock)
  }
}
