public import Foundation
import Synchronization

extension HTTPStream {
  /// Makes a stream of pieces; for doubles and for clients of your own.
  /// - Parameters:
  ///   - head: The head of the response, without a body.
  ///   - request: The request that was answered.
  ///   - pieces: The body. Empty pieces are passed over. An ``HTTPError`` that they throw reaches the reader as it
  ///     is; any other error becomes one of the reason ``HTTPError/Reason-swift.enum/unknown(hint:)``.
  public init<Pieces: AsyncSequence & Sendable>(
    head: HTTPResponse, request: HTTPRequest, pieces: Pieces
  ) where Pieces.Element == Data, Pieces.AsyncIterator: SendableMetatype {
    self.init(head: head, request: request, source: PulledPieces(pieces, head: head, request: request))
  }

  /// Makes a stream of pieces that are there; for doubles and for clients of your own.
  /// - Parameters:
  ///   - head: The head of the response, without a body.
  ///   - request: The request that was answered.
  ///   - pieces: The body. Empty pieces are passed over.
  ///   - failure: What happens after the last piece, if the body does not end well.
  public init(
    head: HTTPResponse, request: HTTPRequest, pieces: [Data], failure: HTTPError.Reason? = nil
  ) {
    let error = failure.map { HTTPError($0, stage: .body, request: request, response: head) }
    let stream = AsyncThrowingStream<Data, any Error> { continuation in
      for piece in pieces { continuation.yield(piece) }
      continuation.finish(throwing: error)
    }
    self.init(head: head, request: request, pieces: stream)
  }
}

/// A body that is asked for piece by piece.
private final class PulledPieces<Pieces: AsyncSequence & Sendable>: HTTPStreamSource
where Pieces.Element == Data, Pieces.AsyncIterator: SendableMetatype {
  private struct State {
    var isOver = false
    var isAsked = false
    var bytes = 0
  }

  private let head: HTTPResponse
  private let request: HTTPRequest
  private let state = Mutex(State())
  // Used by one call of `next` at a time: `isAsked` turns any other away.
  private nonisolated(unsafe) var iterator: Pieces.AsyncIterator

  init(_ pieces: Pieces, head: HTTPResponse, request: HTTPRequest) {
    self.head = head
    self.request = request
    iterator = pieces.makeAsyncIterator()
  }

  var metrics: HTTPMetrics {
    var metrics = head.metrics
    metrics.bytesReceived = state.withLock { $0.bytes }
    return metrics
  }

  func next() async throws(HTTPError) -> Data? {
    let mayAsk = state.withLock { state in
      guard !state.isOver, !state.isAsked else { return false }
      state.isAsked = true
      return true
    }
    guard mayAsk, !Task.isCancelled else { throw error(.cancelled) }
    do {
      while let piece = try await iterator.next() {
        let isOver = state.withLock { state in
          state.bytes += piece.count
          if !piece.isEmpty { state.isAsked = false }
          return state.isOver
        }
        if isOver || Task.isCancelled { throw error(.cancelled) }
        if !piece.isEmpty { return piece }
      }
    } catch {
      cancel()
      if let error = error as? HTTPError { throw error }
      if Task.isCancelled || error is CancellationError { throw self.error(.cancelled) }
      // Its description may hold a secret.
      throw self.error(.unknown(hint: "an error of the type \(type(of: error))"), underlying: error)
    }
    // Some sequences end when their reader is cancelled, which is no end of the body.
    if Task.isCancelled { throw error(.cancelled) }
    state.withLock { $0.isAsked = false }
    return nil
  }

  func cancel() {
    state.withLock { $0.isOver = true }
  }

  private func error(_ reason: HTTPError.Reason, underlying: (any Error)? = nil) -> HTTPError {
    HTTPError(reason, stage: .body, request: request, response: head, underlying: underlying)
  }
}
