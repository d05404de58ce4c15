import Enfilade

/// What a clock's screen can be told: one command for each delivery that has a figure.
enum TickCommand: ViewCommand {
  case flash(Int)
  case show(Int)

  var delivery: Delivery {
    switch self {
    case .flash: .ifAttached
    case .show: .latest("count")
    }
  }
}
