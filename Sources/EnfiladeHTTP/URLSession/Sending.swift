import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// One call of `send`: an exchange for the request and one more for each redirect, and whatever stops them.
final class Sending: Sendable {
  private struct State {
    var stopped: HTTPError.Reason?
    var exchange: Exchange?
  }

  let request: HTTPRequest
  let elapsed: @Sendable () -> Duration
  private let state = Mutex(State())

  init(_ request: HTTPRequest, clock: any Clock<Duration>) {
    self.request = request
    elapsed = clock.stopwatch()
  }

  /// Stops the call for good; the first reason counts. The caller goes on at once.
  ///
  /// It is safe inside a cancellation handler, where URLSession must not be called.
  func stop(_ reason: HTTPError.Reason) {
    let exchange = state.withLock { state -> Exchange? in
      guard state.stopped == nil else { return nil }
      state.stopped = reason
      return state.exchange
    }
    exchange?.stop(reason)
  }

  /// Sends one request and waits for its answer, whatever that is.
  func exchange(
    _ request: HTTPRequest, session: URLSession, delegate: SessionDelegate
  ) async -> Exchange.Outcome {
    let exchange = Exchange(request, elapsed: elapsed)
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        exchange.wait(continuation)
        let stopped = state.withLock { state in
          state.exchange = exchange
          return state.stopped
        }
        if let stopped {
          exchange.stop(stopped)
        } else {
          exchange.start(session: session, delegate: delegate)
        }
      }
    } onCancel: {
      stop(.cancelled)
    }
  }
}

extension Clock where Duration == Swift.Duration {
  /// - Returns: A function that says how long ago this was called.
  fileprivate func stopwatch() -> @Sendable () -> Swift.Duration {
    let start = now
    return { start.duration(to: self.now) }
  }
}
