public import Foundation

extension HTTPStream {
  /// The body as JSON Lines, which is also known as NDJSON: one JSON text (RFC 8259) on each line.
  ///
  ///     for try await entry in try await client.stream(request).jsonLines(of: LogEntry.self) { … }
  ///
  /// A line ends with LF (jsonlines.org); a CR before it is white space of JSON's. Lines that are blank are passed
  /// over, and so is a byte order mark at the start. Values are decoded off the caller's actor: a loop over many small
  /// ones is quicker when it is on none.
  /// - Parameters:
  ///   - type: What to decode each line as.
  ///   - decoder: How a line is decoded; Foundation's JSON decoder unless told otherwise.
  ///   - limit: How many bytes a line may have, without its end; at least 0. One MiB unless told otherwise.
  /// - Returns: The values, which are read once, as the stream is.
  public func jsonLines<Value: Decodable & Sendable>(
    of type: Value.Type = Value.self, decoder: some ResponseDecoder = JSONDecoder(), limit: Int = 1 << 20
  ) -> JSONLines<Value> {
    JSONLines(stream: self, decoder: decoder, limit: limit)
  }

  /// The values of a body that has one on each line.
  public struct JSONLines<Value: Decodable & Sendable>: AsyncSequence, Sendable {
    fileprivate let stream: HTTPStream
    fileprivate let decoder: any ResponseDecoder
    fileprivate let limit: Int

    /// Begins to read. Only one may.
    public func makeAsyncIterator() -> AsyncIterator {
      AsyncIterator(
        head: stream.head, decoder: decoder, reader: LineReader(stream, ends: .lineFeed, limit: limit))
    }

    /// Hands over the values of a body. When it is let go, the request is cancelled.
    public struct AsyncIterator: AsyncIteratorProtocol {
      fileprivate let head: HTTPResponse
      fileprivate let decoder: any ResponseDecoder
      fileprivate var reader: LineReader
      /// The number of the latest line, blank ones counted; 0 before the first.
      private var line = 0

      fileprivate init(head: HTTPResponse, decoder: any ResponseDecoder, reader: LineReader) {
        self.head = head
        self.decoder = decoder
        self.reader = reader
      }

      /// Waits for the next value.
      /// - Returns: The value; `nil` at the end of the body, and after an error.
      /// - Throws: ``HTTPError`` of the reason ``HTTPError/Reason-swift.enum/undecodable(_:)``, with the number of
      ///   the line in ``HTTPError/Undecodable/line``; of the reason
      ///   ``HTTPError/Reason-swift.enum/tooLarge(_:limit:)`` for a longer line; and what reading the stream throws.
      public mutating func next() async throws(HTTPError) -> Value? {
        while let text = try await reader.next({ Data($0) }) {
          line += 1
          if text.allSatisfy({ [0x20, 0x09, 0x0D].contains($0) }) { continue }
          switch await Self.decode(text, with: decoder) {
          case .success(let value): return value
          case .failure(let error):
            reader.close()
            throw reader.error(
              .undecodable(HTTPError.Undecodable(error, ofLine: line, text, head: head)), stage: .decoding,
              underlying: error)
          }
        }
        return nil
      }

      /// Waits for the next value, as ``next()`` does.
      public mutating func next(
        isolation actor: isolated (any Actor)?
      ) async throws(HTTPError) -> Value? {
        try await next()
      }

      @concurrent
      private static func decode(
        _ text: Data, with decoder: any ResponseDecoder
      ) async -> Result<Value, any Error> {
        Result { try decoder.decode(Value.self, from: text) }
      }
    }
  }
}
