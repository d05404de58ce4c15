extension Presenter {
  /// Runs work off the main actor and brings its result back to the presenter.
  ///
  /// The work never sees the presenter, so it cannot keep it alive; what it needs, it captures:
  ///
  ///     task { [client] () async throws(HTTPError) in
  ///       try await client.value(of: endpoint)
  ///     } then: { presenter, result in
  ///       presenter.show(result)
  ///     }
  ///
  /// A cancelled run delivers nothing, whatever it returns. Work that is started while no view is attached
  /// runs as well, and the next detach ends it.
  /// - Parameters:
  ///   - life: How long the work may run; until the view is detached unless told otherwise.
  ///   - work: The work. It should end soon after its task is cancelled; until it ends, what it captured
  ///     stays alive.
  ///   - deliver: What to do with the result, on the main actor. It is not called once the work was
  ///     cancelled or the presenter has gone.
  public func task<Value: Sendable, Failure: Error>(
    life: TaskLife = .untilDetach,
    _ work: @escaping @concurrent @Sendable () async throws(Failure) -> Value,
    then deliver: @escaping @MainActor (Self, Result<Value, Failure>) -> Void
  ) {
    let run = TaskRun(work)
    link.tasks.start(life) { number in
      run.start { [weak self] result in
        guard let self else { return }
        link.noticeDetach()
        let mayDeliver = link.tasks.end(number)
        if mayDeliver, let result { deliver(self, result) }
      }
    }
  }

  /// Runs work that comes as a value, and brings its result back to the presenter.
  ///
  ///     task(running: service.contacts()) { presenter, result in … }
  ///
  /// - Parameters:
  ///   - life: How long the work may run; until the view is detached unless told otherwise.
  ///   - work: The work.
  ///   - deliver: What to do with the result, on the main actor. It is not called once the work was
  ///     cancelled or the presenter has gone.
  public func task<Value: Sendable, Failure: Error>(
    life: TaskLife = .untilDetach,
    running work: Work<Value, Failure>,
    then deliver: @escaping @MainActor (Self, Result<Value, Failure>) -> Void
  ) {
    task(life: life, work.run, then: deliver)
  }

  /// Waits until none of the presenter's work is on its way, cancelled work included.
  ///
  /// With an injected clock, a test needs nothing else to know that all is done. Work that never ends keeps
  /// it waiting, and so does work that itself waits for this; it returns early when its own task is cancelled,
  /// so that a time limit ends the test.
  public func settle() async {
    link.noticeDetach()
    await link.tasks.ended()
  }
}
