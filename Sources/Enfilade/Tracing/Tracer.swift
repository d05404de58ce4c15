/// What a link that is observed tells its observer.
@MainActor
final class Tracer {
  private let observer: any PresentationObserver
  /// Says how much time has passed since some fixed moment.
  nonisolated let elapsed: @Sendable () -> Duration
  var presenter: String?

  nonisolated init(_ observer: any PresentationObserver, clock: any Clock<Duration>) {
    self.observer = observer
    elapsed = clock.stopwatch()
  }

  /// The presenter has gone, and its work has ended after it.
  func noteAbandoned(_ id: TaskID?, _ started: Duration?) {
    note(.taskCancelled(id))
    if let started { note(.taskFinished(id, after: elapsed() - started)) }
  }

  func note(_ kind: PresentationMoment.Kind) {
    observer.observe(PresentationMoment(kind, presenter: presenter))
  }
}

extension Clock where Duration == Swift.Duration {
  fileprivate func stopwatch() -> @Sendable () -> Swift.Duration {
    let start = now
    return { start.duration(to: self.now) }
  }
}
