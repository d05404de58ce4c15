import Dispatch

/// Calls a function once, after a time on a clock, unless it is cancelled before.
///
/// On a clock of the system it is an entry of a list that all clients share; any other clock is slept on in a task.
enum Alarm: Sendable {
  case entry(AlarmList.Entry)
  case sleep(Task<Void, any Error>)

  /// - Parameters:
  ///   - duration: How long from now.
  ///   - clock: What the time is measured on.
  ///   - ring: What to do then, on any thread.
  init(after duration: Duration, on clock: any Clock<Duration>, _ ring: @escaping @Sendable () -> Void) {
    if clock is ContinuousClock || clock is SuspendingClock {
      self = .entry(AlarmList.shared.add(after: duration, ring))
    } else {
      self = .sleep(clock.task(after: duration, ring))
    }
  }

  func cancel() {
    switch self {
    case .entry(let entry): AlarmList.shared.remove(entry)
    case .sleep(let task): task.cancel()
    }
  }
}

extension Clock where Duration == Swift.Duration {
  /// The time is read now, and not when the task comes to run.
  fileprivate func task(
    after duration: Swift.Duration, _ ring: @escaping @Sendable () -> Void
  ) -> Task<Void, any Error> {
    let deadline = now.advanced(by: duration)
    return Task {
      try await sleep(until: deadline, tolerance: nil)
      ring()
    }
  }
}
