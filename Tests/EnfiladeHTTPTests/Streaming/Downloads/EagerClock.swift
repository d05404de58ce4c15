import EnfiladeTesting
import Synchronization

/// A clock on which whoever sleeps wakes at once, and it is as late as it was to be then.
final class EagerClock: Clock, Sendable {
  private let manual = ManualClock()
  private let sleeps = Mutex<[Duration]>([])

  /// How long was slept, each time.
  var slept: [Duration] { sleeps.withLock { $0 } }

  var now: ManualClock.Instant { manual.now }
  var minimumResolution: Duration { manual.minimumResolution }

  func sleep(until deadline: ManualClock.Instant, tolerance: Duration?) async throws {
    sleeps.withLock { $0.append(manual.now.duration(to: deadline)) }
    manual.advance(to: deadline)
    try Task.checkCancellation()
  }
}
