import Synchronization

/// What has happened at one server, and who waits for what: the state that its threads and its users share.
final class Journal: Sendable {
  private let state: Mutex<State>

  /// - Parameter keepsHistory: Whether requests and closed connections are remembered, or only counted.
  init(keepsHistory: Bool) {
    state = Mutex(State(keepsHistory: keepsHistory))
  }

  var requests: [LoopbackRequest] {
    state.withLock { $0.requests }
  }

  var connections: [LoopbackConnection] {
    state.withLock { $0.connections.values.sorted { $0.ordinal < $1.ordinal } }
  }

  var requestCount: Int {
    state.withLock { $0.requestCount }
  }

  var connectionCount: Int {
    state.withLock { $0.connectionCount }
  }

  func connection(_ ordinal: Int) -> LoopbackConnection? {
    state.withLock { $0.connections[ordinal] }
  }

  var isStopping: Bool {
    state.withLock { $0.isStopping }
  }

  /// Has the server end: every thread is told by its alarm.
  func stop() {
    let alarms = update { state in
      state.isStopping = true
      return Array(state.alarms.values)
    }
    for alarm in alarms {
      alarm.ring()
    }
  }

  /// Counts a thread as running, and has its alarm rung at the stop.
  func enter(_ alarm: Alarm) {
    update { $0.alarms[ObjectIdentifier(alarm)] = alarm }
  }

  /// Counts a thread as ended; the last thing that a thread does.
  func leave(_ alarm: Alarm) {
    update { _ = $0.alarms.removeValue(forKey: ObjectIdentifier(alarm)) }
  }

  /// Writes down a new connection with its thread, and returns its ordinal; nil once the server is stopping.
  func openConnection(_ alarm: Alarm) -> Int? {
    update { $0.openConnection(alarm, at: .now) }
  }

  func closeConnection(_ ordinal: Int, _ closing: LoopbackConnection.Closing) {
    update { $0.closeConnection(ordinal, closing) }
  }

  /// Writes down a complete request and returns it with its ordinal.
  func record(
    _ head: RequestHead, body: RequestBody, on connection: Int, after requestsBefore: Int
  ) -> LoopbackRequest {
    update { $0.record(head, body: body, on: connection, after: requestsBefore) }
  }

  /// Waits until the condition is met or the waiting task is cancelled.
  func wait(for condition: Condition) async {
    let id = state.withLock { $0.nextWaiter() }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        // The flag is read under the lock that the handler below needs: a task cancelled earlier is seen here, and
        // the handler of one cancelled later finds the waiter.
        update { state in
          if Task.isCancelled {
            state.release(continuation)
          } else {
            state.add(Waiter(condition: condition, continuation: continuation), as: id)
          }
        }
      }
    } onCancel: {
      update { $0.cancelWaiter(id) }
    }
  }

  /// Waits until the server has stopped and its last thread has left, cancelled or not.
  func waitUntilStopped() async {
    await withCheckedContinuation { continuation in
      update { state in
        let id = state.nextWaiter()
        state.add(Waiter(condition: .stopped, continuation: continuation), as: id)
      }
    }
  }

  /// Changes the state, and resumes outside the lock those whose waiting that has ended.
  @discardableResult
  private func update<Result: Sendable>(_ change: (inout State) -> Result) -> Result {
    let (result, due) = state.withLock { state in
      (change(&state), state.takeDue())
    }
    for continuation in due {
      continuation.resume()
    }
    return result
  }
}
