import Synchronization

/// A gate that holds an answer back until a test opens it, once and for good.
///
/// One gate can hold many connections, and of several servers. A step held by it ends also when the peer closes or
/// the server stops.
public final class LoopbackGate: Sendable {
  private struct State {
    var isOpen = false
    var waiting: [ObjectIdentifier: Alarm] = [:]
  }

  private let state = Mutex(State())

  /// A gate that is shut.
  public init() {}

  /// Whether the gate has been opened.
  public var isOpen: Bool {
    state.withLock { $0.isOpen }
  }

  /// Opens the gate; every step held by it goes on. Opening an open gate does nothing.
  public func open() {
    let waiting = state.withLock { state in
      state.isOpen = true
      return Array(state.waiting.values)
    }
    for alarm in waiting {
      alarm.ring()
    }
  }

  /// Has the alarm rung when the gate opens.
  func add(_ alarm: Alarm) {
    state.withLock { $0.waiting[ObjectIdentifier(alarm)] = alarm }
  }

  /// Forgets the alarm.
  func remove(_ alarm: Alarm) {
    state.withLock { _ = $0.waiting.removeValue(forKey: ObjectIdentifier(alarm)) }
  }
}
