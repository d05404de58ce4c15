import Foundation
import Synchronization

/// What has come of a body and was not yet read.
///
/// Pieces wait in memory up to a limit, and beyond it in a file; what is in the file comes after what is in memory,
/// and while anything is there everything new goes there.
final class StreamBuffer: Sendable {
  private struct State {
    var pieces = PieceQueue()
    var spill: Spill?
    var isOver = false
    var failure: Exchange.Failure?
    var isAsked = false
    var reader: CheckedContinuation<Void, Never>?
  }

  private let buffering: HTTPStream.Buffering
  private let state = Mutex(State())

  init(_ buffering: HTTPStream.Buffering) {
    self.buffering = buffering
  }

  /// Takes what has come.
  /// - Returns: Why it cannot, if so; then the exchange is to end with that.
  func receive(_ data: Data) -> Exchange.Failure? {
    let (reader, failure) = state.withLock { state in
      guard !state.isOver, !data.isEmpty else {
        return (nil as CheckedContinuation<Void, Never>?, nil as Exchange.Failure?)
      }
      let fits = state.pieces.isEmpty || data.count <= buffering.memory - state.pieces.bytes
      if state.spill == nil, fits {
        state.pieces.append(data)
        return (state.reader.take(), nil)
      }
      return (state.reader.take(), spill(data, &state))
    }
    reader?.resume()
    return failure
  }

  private func spill(_ data: Data, _ state: inout State) -> Exchange.Failure? {
    guard case .spill(let limit) = buffering.overflow else {
      return Exchange.Failure(reason: .tooLarge(.backlog, limit: buffering.memory), stage: .body)
    }
    do throws(OpenFile.Fault) {
      var spill = state.spill ?? Spill(limit: limit)
      guard try spill.append(data) else {
        return Exchange.Failure(reason: .tooLarge(.backlog, limit: limit), stage: .body)
      }
      state.spill = spill
      return nil
    } catch {
      return Exchange.Failure(reason: .file(error.fault), stage: .body, underlying: error)
    }
  }

  /// Nothing more comes. The first time counts, except that what waits is given up when nobody wants it any more.
  /// - Parameter failure: Why, if the body is not whole; it is told of once what waits has been read, except when
  ///   nobody wants to read any more.
  func finish(_ failure: Exchange.Failure?) {
    let reader = state.withLock { state -> CheckedContinuation<Void, Never>? in
      let isUnwanted = failure?.reason == .cancelled || failure?.reason == .closed
      let something = !state.pieces.isEmpty || state.spill != nil
      guard !state.isOver || isUnwanted && something else { return nil }
      state.isOver = true
      state.failure = failure
      if isUnwanted {
        state.pieces = PieceQueue()
        state.spill = nil
      }
      return state.reader.take()
    }
    reader?.resume()
  }

  /// Waits for the next piece.
  /// - Returns: At least one byte, or `nil` at the end.
  /// - Throws: Why there is no more.
  func next() async throws(Failure) -> Data? {
    guard begin() else { throw Failure(.cancelled) }
    defer { state.withLock { $0.isAsked = false } }
    while true {
      let step = state.withLock { take(&$0) }
      switch step {
      case .piece(let piece): return piece
      case .end: return nil
      case .failure(let failure): throw Failure(failure)
      case .wait: await arrival()
      }
    }
  }

  /// Why a body is not whole.
  struct Failure: Error {
    let failure: Exchange.Failure

    fileprivate init(_ failure: Exchange.Failure) {
      self.failure = failure
    }

    fileprivate init(_ reason: HTTPError.Reason) {
      failure = Exchange.Failure(reason: reason, stage: .body)
    }
  }

  private enum Step {
    case piece(Data)
    case end
    case failure(Exchange.Failure)
    case wait
  }

  private func begin() -> Bool {
    state.withLock { state in
      defer { state.isAsked = true }
      return !state.isAsked
    }
  }

  private func take(_ state: inout State) -> Step {
    if let piece = state.pieces.removeFirst() { return .piece(piece) }
    if var spill = state.spill {
      do throws(OpenFile.Fault) {
        let piece = try spill.take(upTo: 1 << 16)
        state.spill = spill.count > 0 ? spill : nil
        return .piece(piece)
      } catch {
        return .failure(Exchange.Failure(reason: .file(error.fault), stage: .body, underlying: error))
      }
    }
    guard state.isOver else { return .wait }
    return state.failure.map(Step.failure) ?? .end
  }

  private func arrival() async {
    await withCheckedContinuation { continuation in
      let hasCome = state.withLock { state in
        let hasCome = state.isOver || !state.pieces.isEmpty || state.spill != nil
        if !hasCome { state.reader = continuation }
        return hasCome
      }
      if hasCome { continuation.resume() }
    }
  }
}
