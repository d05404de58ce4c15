/// Which time limits hold at a moment of a call, and when the first of them passes.
struct Watch: Sendable {
  enum Phase: Sendable {
    /// Nothing is on its way: a body is gathered, a redirect is looked at.
    case between
    /// A turn is waited for.
    case turn
    /// The head is waited for.
    case head
    /// The body comes.
    case body
  }

  struct Deadline: Sendable {
    let limit: HTTPError.TimeLimit
    let after: Duration
    /// As time since the call began.
    let time: Duration
  }

  let limits: HTTPTimeLimits
  /// Whether the limit on the whole holds only until the head has come.
  private let endsAtHead: Bool
  private(set) var phase = Phase.between
  /// When the last thing happened, as time since the call began.
  private var since = Duration.zero

  init(_ limits: HTTPTimeLimits, endsAtHead: Bool) {
    self.limits = limits
    self.endsAtHead = endsAtHead
  }

  /// Something happened.
  mutating func note(_ phase: Phase, at time: Duration) {
    self.phase = phase
    since = time
  }

  /// The limit that passes first, if nothing happens any more.
  var deadline: Deadline? {
    let whole = endsAtHead && phase == .body ? nil : limits.total
    let total = whole.map { Deadline(limit: phase == .turn ? .turn : .total, after: $0, time: $0) }
    let silence =
      switch phase {
      case .between, .turn: nil as Deadline?
      case .head:
        limits.firstByte.map { Deadline(limit: .firstByte, after: $0, time: since.addingClamped($0)) }
      case .body:
        limits.betweenBytes.map { Deadline(limit: .betweenBytes, after: $0, time: since.addingClamped($0)) }
      }
    guard let total, let silence else { return total ?? silence }
    return silence.time < total.time ? silence : total
  }
}
