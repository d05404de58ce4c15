import DispatchCounters
import Enfilade

/// The screen of a ``SpoiltPresenter``.
final class SpoiltScreen: PassiveView {
  let presenter = SpoiltPresenter<SpoiltScreen>()
  private(set) var rendered = 0
  private(set) var shown = 0

  @inline(never)
  func tap() {
    presenter.send(.increment, on: self)
  }

  @inline(never)
  func perform(_ command: CounterCommand) {
    rendered &+= 1
    switch command {
    case .show(let count): shown = count
    }
  }
}
