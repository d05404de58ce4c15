/// The wait of one caller at a time for how something on a screen ends.
@MainActor
final class OutcomeWait<Outcome: Sendable> {
  private let cancelled: Outcome
  private var waiting: CheckedContinuation<Outcome, Never>?
  private var waits = 0

  /// - Parameter cancelled: The outcome of a wait that was cancelled, or that another one has replaced.
  init(cancelled: Outcome) {
    self.cancelled = cancelled
  }

  /// Starts something and waits until ``end(with:)``. What ends within the start is not waited for: a view that
  /// attaches is told there what it missed.
  /// - Parameters:
  ///   - start: What to start; not called in a task that is cancelled already.
  ///   - leave: Called soon after the waiting task was cancelled, unless the wait has ended by then.
  func outcome(start: () -> Void, leave: @escaping @MainActor @Sendable () -> Void) async -> Outcome {
    guard !Task.isCancelled else { return cancelled }
    end(with: cancelled)
    waits += 1
    let number = waits
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        start()
        waiting = continuation
      }
    } onCancel: {
      Task { @MainActor in
        guard self.waiting != nil, self.waits == number else { return }
        leave()
        self.end(with: self.cancelled)
      }
    }
  }

  /// Ends the wait; does nothing when nobody waits.
  func end(with outcome: Outcome) {
    waiting.take()?.resume(returning: outcome)
  }
}
