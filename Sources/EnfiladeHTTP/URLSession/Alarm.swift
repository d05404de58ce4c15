import Dispatch

/// Calls a function once, after a time on a clock, unless it is cancelled before.
///
/// On a clock of the system it is a Dispatch timer, which costs a microsecond, is free again when cancelled,
/// and does not wait until a thread of Swift's concurrency is free; any other clock is slept on in a task.
struct Alarm: Sendable {
  private let cancellation: @Sendable () -> Void

  /// - Parameters:
  ///   - duration: How long from now.
  ///   - clock: What the time is measured on.
  ///   - ring: What to do then, on any thread.
  init(after duration: Duration, on clock: any Clock<Duration>, _ ring: @escaping @Sendable () -> Void) {
    if clock is ContinuousClock || clock is SuspendingClock {
      let timer = DispatchSource.makeTimerSource(queue: Self.queue)
      timer.setEventHandler(handler: ring)
      timer.schedule(deadline: .now() + duration.dispatchInterval)
      timer.activate()
      // A dispatch source may be cancelled on any thread.
      nonisolated(unsafe) let source = timer
      cancellation = { source.cancel() }
    } else {
      let task = clock.task(after: duration, ring)
      cancellation = { task.cancel() }
    }
  }

  func cancel() {
    cancellation()
  }

  private static let queue = DispatchQueue(label: "Enfilade.URLSessionClient.alarms")
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

extension Duration {
  /// The nanoseconds, as many as Dispatch can count: about 292 years.
  fileprivate var dispatchInterval: DispatchTimeInterval {
    let (seconds, attoseconds) = components
    let nanoseconds = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    let sum = nanoseconds.partialValue.addingReportingOverflow(attoseconds / 1_000_000_000)
    return nanoseconds.overflow || sum.overflow ? .never : .nanoseconds(Int(sum.partialValue))
  }
}
