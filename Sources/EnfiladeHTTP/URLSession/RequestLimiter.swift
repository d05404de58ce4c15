import Synchronization

/// How many exchanges are on their way at once, to one host and in all; the others wait for their turn.
///
/// It is fair: of those whose host has room, the one that has waited longest is next. Who waits for a host that is
/// full holds up nobody else.
final class RequestLimiter: Sendable {
  /// What waits for its turn.
  protocol Member: AnyObject, Sendable {
    /// The host, by its origin.
    var host: String { get }
    /// Whether it still wants its turn.
    var isWaiting: Bool { get }
    /// The turn has come; ``RequestLimiter/leave(_:)`` is called once it is over.
    func start()
  }

  private struct Host {
    var running = 0
    /// Those that wait, oldest first, from `first` on.
    var waiting: [(number: Int, member: any Member)] = []
    var first = 0
    /// How many of those have given up, at most.
    var gone = 0

    var next: (number: Int, member: any Member)? { first < waiting.count ? waiting[first] : nil }
    var isIdle: Bool { running == 0 && next == nil }

    mutating func removeFirst() {
      first += 1
      // Each is moved once in a while only, so that a long line costs no more than a short one.
      if first * 2 > waiting.count {
        waiting.removeFirst(first)
        first = 0
      }
    }

    mutating func dropGone() {
      while let next, !next.member.isWaiting { removeFirst() }
    }

    /// Lets go of those that have given up, once they are the larger part.
    mutating func noteGone() {
      gone += 1
      guard gone * 2 > waiting.count - first else { return }
      waiting = waiting[first...].filter { $0.member.isWaiting }
      first = 0
      gone = 0
    }
  }

  private struct State {
    var running = 0
    var lastNumber = 0
    var hosts: [String: Host] = [:]
  }

  private let perHost: Int
  private let total: Int
  private let state = Mutex(State())

  /// - Parameters:
  ///   - perHost: How many to one host; less than 1 counts as 1.
  ///   - total: How many in all; less than 1 counts as 1.
  init(perHost: Int, total: Int) {
    self.perHost = max(1, perHost)
    self.total = max(1, total)
  }

  /// How many wait now; those that have given up may be among them.
  var waiting: Int {
    state.withLock { $0.hosts.values.reduce(0) { $0 + $1.waiting.count - $1.first } }
  }

  /// How many hosts it keeps account of.
  var hosts: Int { state.withLock { $0.hosts.count } }

  /// - Returns: Whether it may start at once; if not, ``Member/start()`` is called when its turn has come.
  func enter(_ member: some Member) -> Bool {
    state.withLock { state in
      if state.running < total, state.hosts[member.host, default: Host()].running < perHost {
        state.running += 1
        state.hosts[member.host, default: Host()].running += 1
        return true
      }
      state.lastNumber += 1
      state.hosts[member.host, default: Host()].waiting.append((state.lastNumber, member))
      return false
    }
  }

  /// A turn is over.
  /// - Returns: Whose turn it is now; the caller starts it.
  func leave(_ host: String) -> (any Member)? {
    state.withLock { state in
      state.running -= 1
      state.hosts[host]?.running -= 1
      defer { if state.hosts[host]?.isIdle == true { state.hosts[host] = nil } }
      return next(&state)
    }
  }

  /// A member that waited has given up; it says so itself from now on.
  func withdraw(_ host: String) {
    state.withLock { state in
      state.hosts[host]?.noteGone()
      if state.hosts[host]?.isIdle == true { state.hosts[host] = nil }
    }
  }

  /// Finds whose turn it is, and forgets the hosts that nobody is on the way to any more.
  private func next(_ state: inout State) -> (any Member)? {
    var oldest: (number: Int, member: any Member)?
    // The hosts are changed, and with that copied, only where somebody waits.
    for (name, host) in state.hosts where host.running < perHost && host.next != nil {
      state.hosts[name]?.dropGone()
      guard let host = state.hosts[name] else { continue }
      if host.isIdle { state.hosts[name] = nil }
      guard let next = host.next else { continue }
      if oldest.map({ next.number < $0.number }) ?? true { oldest = next }
    }
    guard let oldest else { return nil }
    state.running += 1
    state.hosts[oldest.member.host]?.removeFirst()
    state.hosts[oldest.member.host]?.running += 1
    return oldest.member
  }
}
