import Foundation
import Loopback

/// A payload as a body's pieces, each made when it is asked for.
struct PayloadPieces: AsyncSequence, Sendable {
  private let payload: LoopbackPayload

  init(_ payload: LoopbackPayload) {
    self.payload = payload
  }

  struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate var pieces: LoopbackPayload.Pieces

    mutating func next() async -> Data? {
      pieces.next().map { Data($0) }
    }
  }

  func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(pieces: payload.pieces())
  }
}
