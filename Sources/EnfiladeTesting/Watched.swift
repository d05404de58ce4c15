import Synchronization

/// A value under a lock, and the tasks that wait until it is as they want it.
final class Watched<Value: Sendable>: Sendable {
  private struct Waiter {
    let isContent: @Sendable (Value) -> Bool
    let continuation: CheckedContinuation<Void, Never>
  }

  private struct State {
    var value: Value
    var lastNumber = 0
    var waiters: [Int: Waiter] = [:]

    /// Takes out those whose wait is over, in the order in which they came.
    mutating func takeContent() -> [CheckedContinuation<Void, Never>] {
      guard !waiters.isEmpty else { return [] }
      let content = waiters.filter { $0.value.isContent(value) }.keys.sorted()
      return content.compactMap { waiters.removeValue(forKey: $0)?.continuation }
    }
  }

  private let state: Mutex<State>

  init(_ value: Value) {
    state = Mutex(State(value: value))
  }

  /// Reads or changes the value, and lets those go on who waited for what it is then.
  func withLock<Result: Sendable>(_ body: (inout Value) -> Result) -> Result {
    let (result, content) = state.withLock { state in
      let result = body(&state.value)
      return (result, state.takeContent())
    }
    // Outside the lock: resuming enqueues on executors, which may be anybody's code.
    for continuation in content { continuation.resume() }
    return result
  }

  /// Waits until the value meets a condition, or the waiting task is cancelled.
  /// - Parameter isContent: The condition; called under the lock.
  func wait(until isContent: @escaping @Sendable (Value) -> Bool) async {
    let number = state.withLock { state in
      state.lastNumber += 1
      return state.lastNumber
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let waits = state.withLock { state in
          // A handler that ran before this point found no waiter, but then the task says so here.
          guard !Task.isCancelled, !isContent(state.value) else { return false }
          state.waiters[number] = Waiter(isContent: isContent, continuation: continuation)
          return true
        }
        if !waits { continuation.resume() }
      }
    } onCancel: {
      let waiter = state.withLock { $0.waiters.removeValue(forKey: number) }
      waiter?.continuation.resume()
    }
  }
}
