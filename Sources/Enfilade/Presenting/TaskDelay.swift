/// The time that work waits before it begins, counted from when it was asked for.
struct TaskDelay: Sendable {
  /// Whether the clock has come to the end of it.
  let isDue: @Sendable () -> Bool
  private let sleep: @Sendable () async throws -> Void

  init(_ duration: Duration, on clock: any Clock<Duration>) {
    self.init(until: duration, on: clock)
  }

  private init<C: Clock<Duration>>(until duration: Duration, on clock: C) {
    let end = clock.now.advanced(by: duration)
    isDue = { clock.now >= end }
    sleep = { try await clock.sleep(until: end, tolerance: nil) }
  }

  /// Waits.
  /// - Returns: Whether it passed; not so when the task was cancelled.
  func pass() async -> Bool {
    do {
      try await sleep()
      return true
    } catch {
      return false
    }
  }
}
