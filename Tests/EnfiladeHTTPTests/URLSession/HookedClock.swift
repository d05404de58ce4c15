import EnfiladeTesting
import Synchronization

/// A manual clock that does something when it is read next: a client reads it at moments that nothing else tells of.
final class HookedClock: Clock {
  typealias Instant = ManualClock.Instant

  private let manual = ManualClock()
  private let hook = Mutex<(@Sendable () -> Void)?>(nil)

  /// - Parameter work: What to do, once, on the thread that reads, before it goes on.
  func onNextRead(_ work: @escaping @Sendable () -> Void) {
    hook.withLock { $0 = work }
  }

  var now: ManualClock.Instant {
    hook.withLock { $0.take() }?()
    return manual.now
  }

  var minimumResolution: Duration { manual.minimumResolution }

  func sleep(until deadline: ManualClock.Instant, tolerance: Duration?) async throws {
    try await manual.sleep(until: deadline, tolerance: tolerance)
  }
}
