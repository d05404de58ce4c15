extension Presenter {
  /// Runs work off the main actor and brings its result back to the presenter.
  ///
  /// The work never sees the presenter, so it cannot keep it alive; what it needs, it captures:
  ///
  ///     task("load") { [client] () async throws(HTTPError) in
  ///       try await client.value(of: endpoint)
  ///     } then: { presenter, result in
  ///       presenter.show(result)
  ///     }
  ///
  /// A cancelled run delivers nothing, whatever it returns. Work that is started while no view is attached
  /// runs as well, and the next detach ends it.
  /// - Parameters:
  ///   - id: A name by which `policy` and ``cancelTask(_:)`` find it; work without one stands by itself.
  ///   - policy: What becomes of it when other work of that id is on its way.
  ///   - life: How long it may run; until the view is detached unless told otherwise.
  ///   - delay: How long to wait before it begins, counted from this call or, for what is queued, from its
  ///     turn; 0 or more. With the policy ``TaskPolicy/restart`` this is a debounce: the work begins once nobody
  ///     has asked for it for so long.
  ///   - clock: What the delay is measured on. A sleep that fails, other than by being cancelled, counts as over.
  ///   - work: The work. It should end soon after its task is cancelled; until it ends, what it captured
  ///     stays alive.
  ///   - deliver: What to do with the result, on the main actor. It is not called once the work was
  ///     cancelled or the presenter has gone.
  public func task<Value: Sendable, Failure: Error>(
    _ id: TaskID? = nil,
    _ policy: TaskPolicy = .restart,
    life: TaskLife = .untilDetach,
    after delay: Duration = .zero,
    clock: any Clock<Duration> = ContinuousClock(),
    _ work: @escaping @concurrent @Sendable () async throws(Failure) -> Value,
    then deliver: @escaping @MainActor (Self, Result<Value, Failure>) -> Void
  ) {
    // What has ended, but of which the main actor has not heard, must not end what begins here.
    link.noticeDetach()
    let run = TaskRun(work)
    let tracer = link.tracer
    link.tasks.start(id, policy, life) { [weak self] number in
      let pause = delay > .zero ? TaskDelay(delay, on: clock) : nil
      let started = tracer?.elapsed()
      let task = run.start(after: pause) { [weak self] result in
        guard let self else {
          tracer?.noteAbandoned(id, started)
          return
        }
        link.noticeDetach()
        let mayDeliver = link.tasks.end(number)
        if mayDeliver, let result { deliver(self, result) }
        link.tasks.beginNext(id)
      }
      return (task, pause)
    }
  }

  /// Runs work that comes as a value, and brings its result back to the presenter.
  ///
  ///     task("contacts", running: service.contacts()) { presenter, result in … }
  ///
  /// - Parameters:
  ///   - id: A name by which `policy` and ``cancelTask(_:)`` find it; work without one stands by itself.
  ///   - policy: What becomes of it when other work of that id is on its way.
  ///   - life: How long it may run; until the view is detached unless told otherwise.
  ///   - delay: How long to wait before it begins, as above; 0 or more.
  ///   - clock: What the delay is measured on.
  ///   - work: The work.
  ///   - deliver: What to do with the result, on the main actor. It is not called once the work was
  ///     cancelled or the presenter has gone.
  public func task<Value: Sendable, Failure: Error>(
    _ id: TaskID? = nil,
    _ policy: TaskPolicy = .restart,
    life: TaskLife = .untilDetach,
    after delay: Duration = .zero,
    clock: any Clock<Duration> = ContinuousClock(),
    running work: Work<Value, Failure>,
    then deliver: @escaping @MainActor (Self, Result<Value, Failure>) -> Void
  ) {
    task(id, policy, life: life, after: delay, clock: clock, work.run, then: deliver)
  }

  /// Cancels the work of an id, also what waits for its turn; does nothing when there is none.
  /// - Parameter id: The name that the work was started with.
  public func cancelTask(_ id: TaskID) {
    link.tasks.cancel(id)
  }

  /// Whether work of an id is on its way and not cancelled, be it running, delayed, or waiting for its turn.
  /// - Parameter id: The name that the work was started with.
  public func isTaskRunning(_ id: TaskID) -> Bool {
    link.noticeDetach()
    return link.tasks.isRunning(id)
  }

  /// Waits until none of the presenter's work is on its way, cancelled work included.
  ///
  /// Work that waits for its delay is left out until its clock has come to the end of the delay: it will not
  /// begin unless somebody moves the clock. So with an injected clock, a test needs nothing else to know that
  /// all is done. Work that never ends keeps this waiting, and so does work that itself waits for this; it
  /// returns early when its own task is cancelled, so that a time limit ends the test.
  public func settle() async {
    link.noticeDetach()
    await link.tasks.ended()
  }
}
