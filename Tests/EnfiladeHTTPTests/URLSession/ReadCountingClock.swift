import EnfiladeTesting
import Synchronization

/// A manual clock that tells when it was read: a client reads it as the call begins, as it sets its alarm,
/// and as the head of a response comes.
final class ReadCountingClock: Clock {
  typealias Instant = ManualClock.Instant

  private struct State {
    var reads = 0
    var waiting: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []
  }

  let manual = ManualClock()
  private let state = Mutex(State())

  var now: ManualClock.Instant {
    let due = state.withLock { state in
      state.reads += 1
      let due = state.waiting.filter { $0.count <= state.reads }
      state.waiting.removeAll { $0.count <= state.reads }
      return due
    }
    for waiter in due { waiter.continuation.resume() }
    return manual.now
  }

  var minimumResolution: Duration { manual.minimumResolution }

  func sleep(until deadline: ManualClock.Instant, tolerance: Duration?) async throws {
    try await manual.sleep(until: deadline, tolerance: tolerance)
  }

  func reads(atLeast count: Int) async {
    await withCheckedContinuation { continuation in
      let isDue = state.withLock { state in
        guard state.reads < count else { return true }
        state.waiting.append((count, continuation))
        return false
      }
      if isDue { continuation.resume() }
    }
  }
}
