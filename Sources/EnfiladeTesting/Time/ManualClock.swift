/// A clock whose time moves only when it is told to.
///
/// Inject it where the program takes a clock; wait until the program sleeps; then move the time:
///
///     let clock = ManualClock()
///     let reminder = Task {
///       try await clock.sleep(for: .seconds(60))
///       return "tea is ready"
///     }
///     await clock.sleeping(1)
///     clock.advance(by: .seconds(60))
///     #expect(try await reminder.value == "tea is ready")
///
/// Whoever sleeps until a time that has come is not put to sleep. So who sleeps a second at a time wakes once
/// when the clock moves by ten; move it ten times, and wait with ``sleeping(_:)`` in between.
///
/// It may be used from any thread. Nothing in it yields, sleeps or polls.
public final class ManualClock: Clock, Sendable {
  private let schedule: Watched<Schedule>

  /// Makes a clock at which nobody sleeps.
  /// - Parameter now: What time it shows first.
  public init(now: Instant = Instant()) {
    schedule = Watched(Schedule(now: now))
  }

  /// The time it shows.
  public var now: Instant {
    schedule.withLock { $0.now }
  }

  /// The smallest step of time: an attosecond, the unit of `Duration`.
  public var minimumResolution: Duration {
    Duration(attoseconds: 1)
  }

  /// How many tasks sleep now.
  public var sleepers: Int {
    schedule.withLock { $0.count }
  }

  /// Sleeps until the clock is moved to a time or beyond; returns at once when that time has come.
  /// - Parameters:
  ///   - deadline: When to wake.
  ///   - tolerance: Ignored; the clock has no reason to be late.
  /// - Throws: `CancellationError`, at once, when the task is cancelled while it sleeps or was cancelled
  ///   before, and only then.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    let number = schedule.withLock { $0.nextNumber() }
    let ending = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let ending = schedule.withLock { schedule -> Schedule.Ending? in
          // A handler that ran before this point found no sleeper, but then the task says so here.
          if Task.isCancelled { return .cancelled }
          if deadline <= schedule.now { return .due }
          schedule.add(Schedule.Sleeper(number: number, deadline: deadline, continuation: continuation))
          return nil
        }
        if let ending { continuation.resume(returning: ending) }
      }
    } onCancel: {
      let sleeper = schedule.withLock { $0.remove(number) }
      sleeper?.continuation.resume(returning: .cancelled)
    }
    if ending == .cancelled { throw CancellationError() }
  }

  /// Moves the time forward and wakes whoever is due, before it returns.
  ///
  /// Due sleepers are resumed in the order of their deadlines, and those of one deadline in the order in
  /// which they came; each finds the final time in ``now``. What they do next is up to their executors, which may
  /// run it in another order.
  /// - Parameter duration: How far to move; 0 or less moves nothing. At the end of what a `Duration` can
  ///   hold, 10²⁰ seconds, the time stands still.
  public func advance(by duration: Duration) {
    wake { $0.advance(to: $0.now.advanced(by: duration)) }
  }

  /// Moves the time forward and wakes whoever is due, as ``advance(by:)`` does.
  /// - Parameter instant: What time it is then; one that has passed moves nothing.
  public func advance(to instant: Instant) {
    wake { $0.advance(to: instant) }
  }

  /// Waits until tasks sleep on this clock; ends early when the waiting task is cancelled.
  /// - Parameter count: How many, at least; for 0 or less it returns at once.
  public func sleeping(_ count: Int) async {
    await schedule.wait { $0.count >= count }
  }

  private func wake(_ move: (inout Schedule) -> [Schedule.Sleeper]) {
    for sleeper in schedule.withLock(move) { sleeper.continuation.resume(returning: .due) }
  }
}
