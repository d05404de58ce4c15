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
    private(set) var requests: [LoopbackRequest] = []
    var connections: [LoopbackConnection] = []
    /// The alarms of the threads that run.
    var alarms: [ObjectIdentifier: Alarm] = [:]
    var isStopping = false
    private var waiters: [Int: Waiter] = [:]
    private var waiterCount = 0
    private var due: [CheckedContinuation<Void, Never>] = []

    mutating func openConnection(_ alarm: Alarm, at instant: ContinuousClock.Instant) -> Int? {
      if isStopping { return nil }
      let ordinal = connections.count
      connections.append(
        LoopbackConnection(ordinal: ordinal, openedAt: instant, closed: nil, requestCount: 0))
      alarms[ObjectIdentifier(alarm)] = alarm
      return ordinal
    }

    mutating func record(_ head: RequestHead, body: [UInt8], on connection: Int) -> LoopbackRequest {
      let request = LoopbackRequest(
        ordinal: requests.count, connection: connection, method: head.method, target: head.target,
        fields: head.fields, body: body, head: head.bytes)
      requests.append(request)
      connections[connection].requestCount += 1
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
      case .requests(let count): requests.count >= count || isStopping
      case .connectionClosed(let ordinal):
        // One that does not exist yet can still come until the server stops; a negative one never can.
        connections.indices.contains(ordinal)
          ? connections[ordinal].closed != nil : isStopping || ordinal < 0
      case .allConnectionsClosed: connections.allSatisfy { $0.closed != nil }
      case .stopped: isStopping && alarms.isEmpty
      }
    }
  }
}
