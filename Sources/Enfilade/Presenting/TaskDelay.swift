import Synchronization

/// The time that work waits before it begins, counted from when its turn has come.
final class TaskDelay: Sendable {
  private let isDue: @Sendable () -> Bool
  private let sleep: @Sendable () async throws -> Void
  private let hasPassed = Atomic<Bool>(false)

  convenience init(_ duration: Duration, on clock: any Clock<Duration>) {
    self.init(of: duration, on: clock)
  }

  private init<C: Clock<Duration>>(of duration: Duration, on clock: C) {
    let end = clock.now.advanced(by: duration)
    isDue = { clock.now >= end }
    sleep = { try await clock.sleep(until: end, tolerance: nil) }
  }

  /// Whether it ends, or has ended, without the clock being moved.
  var isOver: Bool { hasPassed.load(ordering: .acquiring) || isDue() }

  /// Waits.
  /// - Returns: Whether the work may begin; not so when the task was cancelled.
  func pass() async -> Bool {
    // A clock that fails for a reason of its own must not lose the work.
    try? await sleep()
    hasPassed.store(true, ordering: .releasing)
    return !Task.isCancelled
  }
}
