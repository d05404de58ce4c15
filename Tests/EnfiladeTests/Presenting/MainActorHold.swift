import Dispatch
import Foundation

/// Traps when it is called on the main actor's thread.
nonisolated func dispatchPreconditionNotOnMainActor() {
  dispatchPrecondition(condition: .notOnQueue(.main))
}

/// Blocks the main actor until a latch opens, as long computations do in real life.
@MainActor
func holdMainActor(until latch: Latch) {
  let opened = DispatchSemaphore(value: 0)
  Task.detached {
    await latch.wait()
    opened.signal()
  }
  opened.wait()
}
