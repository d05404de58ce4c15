extension Journal {
  /// What can be waited for.
  enum Condition {
    case requests(Int)
    case connectionClosed(Int)
    case allConnectionsClosed
    case stopped
  }

  /// Somebody who waits.
  struct Waiter {
    let condition: Condition
    let continuation: CheckedContinuation<Void, Never>
  }

  /// The journal's pages, with the decisions about them and none of the effects.
  struct State {
    private let keepsHistory: Bool
    /// All requests so far; none when there is no history.
    private(set) var requests: [LoopbackRequest] = []
    private(set) var requestCount = 0
    /// All connections so far by their ordinals; only open ones when there is no history.
    private(set) var connections: [Int: LoopbackConnection] = [:]
    private(set) var connectionCount = 0
    private var openCount = 0
    /// The alarms of the threads that run.
    var alarms: [ObjectIdentifier: Alarm] = [:]
    var isStopping = false
    private var waiters: [Int: Waiter] = [:]
    private var waiterCount = 0
    private var due: [CheckedContinuation<Void, Never>] = []

    init(keepsHistory: Bool) {
      self.keepsHistory = keepsHistory
    }

    mutating func openConnection(_ alarm: Alarm, at instant: ContinuousClock.Instant) -> Int? {
      if isStopping { return nil }
      let ordinal = connectionCount
      connectionCount += 1
      openCount += 1
      connections[ordinal] = LoopbackConnection(
        ordinal: ordinal, openedAt: instant, closed: nil, requestCount: 0)
      alarms[ObjectIdentifier(alarm)] = alarm
      return ordinal
    }

    mutating func closeConnection(_ ordinal: Int, _ closing: LoopbackConnection.Closing) {
      openCount -= 1
      if keepsHistory {
        connections[ordinal]?.closed = closing
      } else {
        connections[ordinal] = nil
      }
    }

    mutating func record(
      _ head: RequestHead, body: RequestBody, on connection: Int, after requestsBefore: Int
    ) -> LoopbackRequest {
      let request = LoopbackRequest(
        ordinal: requestCount, connection: connection, requestsBefore: requestsBefore, method: head.method,
        target: head.target, fields: head.fields, body: body.bytes, head: head.bytes, hashed: body.digest)
      requestCount += 1
      if keepsHistory { requests.append(request) }
      connections[connection]?.requestCount += 1
      return request
    }

    /// The number of a waiter to come.
    mutating func nextWaiter() -> Int {
      waiterCount += 1
      return waiterCount
    }

    mutating func add(_ waiter: Waiter, as id: Int) {
      waiters[id] = waiter
    }

    /// Ends the waiting of this waiter, if it still waits.
    mutating func cancelWaiter(_ id: Int) {
      if let waiter = waiters.removeValue(forKey: id) { release(waiter.continuation) }
    }

    /// Has the continuation resumed with those that are due.
    mutating func release(_ continuation: CheckedContinuation<Void, Never>) {
      due.append(continuation)
    }

    /// Takes out everybody whose waiting has ended.
    mutating func takeDue() -> [CheckedContinuation<Void, Never>] {
      for (id, waiter) in waiters where isMet(waiter.condition) {
        cancelWaiter(id)
      }
      defer { due = [] }
      return due
    }

    private func isMet(_ condition: Condition) -> Bool {
      switch condition {
      case .requests(let count): requestCount >= count || isStopping
      case .connectionClosed(let ordinal):
        // One that does not exist yet can still come until the server stops; a negative one never can.
        if let connection = connections[ordinal] {
          connection.closed != nil
        } else {
          isStopping || ordinal < connectionCount
        }
      case .allConnectionsClosed: openCount == 0
      case .stopped: isStopping && alarms.isEmpty
      }
    }
  }
}
