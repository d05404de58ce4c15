import Measurement
import Synchronization

/// A clock that stands still until the work that is measured moves it.
final class SimulatedClock: Sendable {
  private let time = Mutex(Duration.zero)

  func advance(by duration: Duration) {
    time.withLock { $0 += duration }
  }

  /// A stopwatch on this clock.
  func stopwatch(resolution: Duration = .nanoseconds(1)) -> Stopwatch {
    Stopwatch(resolution: resolution) { self.time.withLock { $0 } }
  }

  /// A variant whose iterations take so long each, the empty loop unless told otherwise.
  func variant(
    _ name: String = "empty loop", operations: Int = 1, taking duration: Duration = .nanoseconds(1)
  ) -> Variant {
    Variant(name, operations: operations) { self.advance(by: duration * $0) }
  }
}
