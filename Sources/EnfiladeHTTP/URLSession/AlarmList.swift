import Dispatch
import Synchronization

/// Who is to be called when, by one timer of the system.
///
/// Most calls end long before their time is up, so putting an entry in and taking it out must cost next to nothing:
/// the timer is set only for an entry that is earlier than all others, and is left as it is when one goes.
final class AlarmList: Sendable {
  /// Names an entry.
  struct Entry: Sendable, Hashable {
    fileprivate let number: Int
  }

  private struct Waiting {
    let deadline: UInt64
    let ring: @Sendable () -> Void
  }

  private struct State {
    var lastNumber = 0
    var waiting: [Entry: Waiting] = [:]
    /// When the timer goes off, in nanoseconds of the system's uptime; the largest number for never.
    var armed = UInt64.max
  }

  static let shared = AlarmList()

  private let state = Mutex(State())
  // A dispatch source may be used on any thread.
  private nonisolated(unsafe) let timer: any DispatchSourceTimer

  init() {
    timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "Enfilade.URLSessionClient.alarms"))
    timer.setEventHandler { [weak self] in self?.ringDue() }
    timer.activate()
  }

  deinit { timer.cancel() }

  /// - Parameters:
  ///   - duration: How long from now.
  ///   - ring: What to do then, on any thread.
  func add(after duration: Duration, _ ring: @escaping @Sendable () -> Void) -> Entry {
    let deadline = DispatchTime.now().uptimeNanoseconds.addingClamped(duration.wholeNanoseconds)
    return state.withLock { state in
      state.lastNumber += 1
      let entry = Entry(number: state.lastNumber)
      state.waiting[entry] = Waiting(deadline: deadline, ring: ring)
      if deadline < state.armed { arm(&state, at: deadline) }
      return entry
    }
  }

  func remove(_ entry: Entry) {
    // What the closure holds is let go outside the lock.
    _ = state.withLock { $0.waiting.removeValue(forKey: entry) }
  }

  private func ringDue() {
    let due = state.withLock { state in
      let now = DispatchTime.now().uptimeNanoseconds
      let due = state.waiting.filter { $0.value.deadline <= now }
      for entry in due.keys { state.waiting[entry] = nil }
      arm(&state, at: state.waiting.values.map(\.deadline).min() ?? .max)
      return due
    }
    for waiting in due.values.sorted(by: { $0.deadline < $1.deadline }) { waiting.ring() }
  }

  /// - Parameter deadline: In nanoseconds of the system's uptime.
  static func time(_ deadline: UInt64) -> DispatchTime {
    // Dispatch takes larger numbers for times on the wall clock, some of which have passed.
    deadline > Int64.max ? .distantFuture : DispatchTime(uptimeNanoseconds: deadline)
  }

  private func arm(_ state: inout State, at deadline: UInt64) {
    state.armed = deadline
    timer.schedule(deadline: Self.time(deadline))
  }
}

extension UInt64 {
  fileprivate func addingClamped(_ other: UInt64) -> UInt64 {
    let (sum, overflows) = addingReportingOverflow(other)
    return overflows ? .max : sum
  }
}

extension Duration {
  /// The nanoseconds, from 0 to the largest number: about 584 years.
  fileprivate var wholeNanoseconds: UInt64 {
    guard self > .zero else { return 0 }
    // Rounded up, so that nothing rings early.
    let (nanoseconds, rest) = attoseconds.quotientAndRemainder(dividingBy: 1_000_000_000)
    return UInt64(clamping: rest > 0 ? nanoseconds + 1 : nanoseconds)
  }
}
