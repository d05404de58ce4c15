extension Task where Success: Sendable {
  /// Waits for the result as `value` does, but no longer than until the waiting task is cancelled.
  ///
  /// With `value`, a task that never ends outlasts the time limit of the test that waits for it.
  /// - Throws: What the task throws, or a `CancellationError` when the wait was cancelled first.
  package func ended() async throws -> Success {
    let result = Watched<Result<Success, Failure>?>(nil)
    Task<Void, Never> {
      let end = await self.result
      result.withLock { $0 = end }
    }
    await result.wait { $0 != nil }
    guard let end = result.withLock({ $0 }) else { throw Swift.CancellationError() }
    return try end.get()
  }
}
