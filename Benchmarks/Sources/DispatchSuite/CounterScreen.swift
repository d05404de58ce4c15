import Enfilade

/// The screen of a ``CounterPresenter``.
final class CounterScreen: PassiveView {
  let presenter = CounterPresenter<CounterScreen>()
  var shown = 0

  private var attachment: ViewAttachment?

  func appear() {
    attachment = presenter.attach(self)
  }

  /// The person's tap. It comes from outside, so it is not inlined.
  @inline(never)
  func tap() {
    presenter.send(.increment, on: self)
  }

  /// Rendering leaves the program, so it is not inlined.
  @inline(never)
  func perform(_ command: CounterCommand) {
    switch command {
    case .show(let count): shown = count
    }
  }
}
