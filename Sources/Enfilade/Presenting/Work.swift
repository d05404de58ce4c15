/// Work that has yet to be run, as a value whose type of failure is known.
///
/// A closure literal does not infer a typed `throws`; a service that hands out `Work` spares its callers the
/// annotation:
///
///     presenter.task(running: service.contacts()) { presenter, result in … }
public struct Work<Value: Sendable, Failure: Error>: Sendable {
  /// Runs the work, off the main actor.
  public let run: @concurrent @Sendable () async throws(Failure) -> Value

  /// Wraps a function.
  /// - Parameter run: The work. It should end soon after its task is cancelled.
  public init(_ run: @escaping @concurrent @Sendable () async throws(Failure) -> Value) {
    self.run = run
  }
}
