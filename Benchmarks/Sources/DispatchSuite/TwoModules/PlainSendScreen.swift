import DispatchCounters
import Enfilade

/// Sends its events to a presenter that is not annotated of another module.
final class PlainSendScreen: PassiveView {
  let presenter = PlainCounter<PlainSendScreen>()
  private var attachment: ViewAttachment?
  private(set) var rendered = 0
  private(set) var shown = 0

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
    rendered &+= 1
    switch command {
    case .show(let count): shown = count
    }
  }
}
