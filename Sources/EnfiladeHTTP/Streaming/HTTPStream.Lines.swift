extension HTTPStream {
  /// The body, line by line.
  ///
  ///     for try await line in try await client.stream(request).lines() { … }
  ///
  /// A line ends with LF, with CR, or with CR and LF. The last one needs no end. The text is UTF-8: a byte order mark
  /// at its start is dropped and what is invalid is repaired, both as the WHATWG Encoding Standard, section 6
  /// ("UTF-8 decode"), says.
  /// - Parameter limit: How many bytes a line may have, without its end; at least 0. One MiB unless told otherwise.
  /// - Returns: The lines, which are read once, as the stream is.
  public func lines(limit: Int = 1 << 20) -> Lines {
    Lines(stream: self, limit: limit)
  }

  /// The lines of a body.
  public struct Lines: AsyncSequence, Sendable {
    fileprivate let stream: HTTPStream
    fileprivate let limit: Int

    /// Begins to read. Only one may.
    public func makeAsyncIterator() -> AsyncIterator {
      AsyncIterator(reader: LineReader(stream, ends: .any, limit: limit))
    }

    /// Hands over the lines of a body. When it is let go, the request is cancelled.
    public struct AsyncIterator: AsyncIteratorProtocol {
      fileprivate var reader: LineReader

      /// Waits for the next line.
      /// - Returns: The line without its end; `nil` at the end of the body, and after an error.
      /// - Throws: ``HTTPError`` of the reason ``HTTPError/Reason-swift.enum/tooLarge(_:limit:)`` for a longer line,
      ///   and what reading the stream throws.
      public mutating func next() async throws(HTTPError) -> String? {
        try await reader.next { String(decoding: $0, as: UTF8.self) }
      }

      /// Waits for the next line, as ``next()`` does.
      public mutating func next(
        isolation actor: isolated (any Actor)?
      ) async throws(HTTPError) -> String? {
        try await next()
      }
    }
  }
}
