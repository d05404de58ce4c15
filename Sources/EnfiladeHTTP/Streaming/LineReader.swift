import Foundation

/// Reads a stream line by line; lets go of it at its end and when it fails.
struct LineReader {
  private let head: HTTPResponse
  private let request: HTTPRequest
  private let limit: Int
  private var splitter: LineSplitter
  private var pieces: HTTPStream.AsyncIterator?

  init(_ stream: HTTPStream, ends: LineSplitter.Ends, limit: Int) {
    head = stream.head
    request = stream.request
    self.limit = limit
    splitter = LineSplitter(ends: ends)
    pieces = stream.makeAsyncIterator()
  }

  /// Waits for the next line.
  /// - Parameter read: Reads its bytes, which are gone afterwards.
  /// - Returns: What was read; `nil` after the last line, and after an error.
  mutating func next<Line>(_ read: (UnsafeRawBufferPointer) -> Line) async throws(HTTPError) -> Line? {
    guard pieces != nil else { return nil }
    do throws(HTTPError) {
      if Task.isCancelled { throw error(.cancelled, stage: .body) }
      while true {
        if let line = try split(read) { return line }
        guard let piece = try await pieces?.next() else {
          splitter.finish()
          close()
          return try split(read)
        }
        splitter.append(piece)
      }
    } catch {
      close()
      throw error
    }
  }

  /// Stops to read; whatever was not read is given up.
  mutating func close() {
    pieces = nil
  }

  /// An error that knows what was asked and what was answered.
  func error(
    _ reason: HTTPError.Reason, stage: HTTPError.Stage, underlying: (any Error)? = nil
  ) -> HTTPError {
    HTTPError(reason, stage: stage, request: request, response: head, underlying: underlying)
  }

  /// The next line of the bytes that have come.
  private mutating func split<Line>(
    _ read: (UnsafeRawBufferPointer) -> Line
  ) throws(HTTPError) -> Line? {
    do throws(LineSplitter.TooLong) {
      return try splitter.next(limit: limit, read)
    } catch {
      throw self.error(.tooLarge(.line, limit: limit), stage: .body)
    }
  }
}
