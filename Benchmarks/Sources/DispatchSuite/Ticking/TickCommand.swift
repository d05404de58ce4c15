import Enfilade

/// What a clock's screen can be told: a command of each delivery.
enum TickCommand: ViewCommand, Sendable {
  case flash(Int)
  case once(Int)
  case every(Int)
  case latest(Int)
  case clear

  var delivery: Delivery {
    switch self {
    case .flash: .ifAttached
    case .once: .once
    case .every: .every
    case .latest: .latest("count")
    case .clear: .reset
    }
  }
}
