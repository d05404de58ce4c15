import Synchronization

/// One run of some work, whose closure is let go as soon as it has done its part.
///
/// A task's own context lives until the task ends. By taking the closures out of here, whatever they
/// captured is free by the time that the run is reported, and a test can rely on that.
final class TaskRun<Value: Sendable, Failure: Error>: Sendable {
  typealias Perform = @concurrent @Sendable () async throws(Failure) -> Value
  typealias Report = @MainActor (Result<Value, Failure>?) -> Void

  private let work: Mutex<Perform?>
  private let report: Mutex<Report?> = Mutex(nil)

  init(_ work: @escaping Perform) {
    self.work = Mutex(work)
  }

  /// Runs the work in a task of its own.
  /// - Parameters:
  ///   - delay: What to wait for first.
  ///   - report: Told at the end, on the main actor; `nil` for a run that was cancelled before it began.
  func start(after delay: TaskDelay?, _ report: @escaping Report) -> Task<Void, Never> {
    self.report.withLock { $0 = report }
    return Task { @concurrent in
      let result = await self.perform(after: delay)
      await self.end(with: result)
    }
  }

  @concurrent
  private func perform(after delay: TaskDelay?) async -> Result<Value, Failure>? {
    let mayBegin = await delay?.pass() ?? true
    guard let work = work.withLock({ $0.take() }), mayBegin, !Task.isCancelled else { return nil }
    do {
      return .success(try await work())
    } catch {
      return .failure(error)
    }
  }

  @MainActor
  private func end(with result: Result<Value, Failure>?) {
    report.withLock { $0.take() }?(result)
  }
}
