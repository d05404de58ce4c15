/// The wait of one caller for the outcome of a screen.
@MainActor
final class OutcomeWait<Outcome: Sendable> {
  private var waiting: CheckedContinuation<Outcome, Never>?

  init() {}

  /// Starts something and waits until ``end(with:)``, which may come from within the start.
  /// - Parameters:
  ///   - start: What to start; not called in a task that is cancelled already.
  ///   - cancel: Called on the main actor, soon after the waiting task is cancelled; it ends the wait.
  /// - Returns: The outcome; `nil` when nothing was started.
  func outcome(start: () -> Void, cancel: @escaping @MainActor @Sendable () -> Void) async -> Outcome? {
    guard !Task.isCancelled else { return nil }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        waiting = continuation
        start()
      }
    } onCancel: {
      Task { @MainActor in cancel() }
    }
  }

  /// Ends the wait; does nothing when nobody waits.
  func end(with outcome: Outcome) {
    waiting.take()?.resume(returning: outcome)
  }
}
