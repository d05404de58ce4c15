import Synchronization

/// The making ready of a body, which may take long, and which nobody waits for once it is stopped.
final class Gathering: Sendable {
  enum Outcome: Sendable {
    case ready(PreparedBody)
    case failed(any Error)
    case stopped(HTTPError.Reason)
  }

  private struct State {
    var continuation: CheckedContinuation<Outcome, Never>?
    var task: Task<Void, Never>?
    var isOver = false
  }

  private let content: HTTPBody.Content
  private let state = Mutex(State())

  init(_ content: HTTPBody.Content) {
    self.content = content
  }

  /// - Parameter continuation: Resumed once.
  func begin(_ continuation: CheckedContinuation<Outcome, Never>) {
    state.withLock { $0.continuation = continuation }
    let task = Task { [self] in
      do {
        end(.ready(try await PreparedBody(content)))
      } catch {
        end(.failed(error))
      }
    }
    let isOver = state.withLock { state in
      if !state.isOver { state.task = task }
      return state.isOver
    }
    if isOver { task.cancel() }
  }

  func stop(_ reason: HTTPError.Reason) {
    end(.stopped(reason))
  }

  private func end(_ outcome: Outcome) {
    let (continuation, task) = state.withLock { state in
      state.isOver = true
      return (state.continuation.take(), state.task.take())
    }
    task?.cancel()
    continuation?.resume(returning: outcome)
  }
}
