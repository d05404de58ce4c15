import DispatchCounters
import Enfilade

/// Calls the handler of a presenter that is not annotated of another module itself.
final class PlainHandleScreen: PassiveView {
  let presenter = PlainCounter<PlainHandleScreen>()
  private var attachment: ViewAttachment?
  private(set) var rendered = 0
  private(set) var shown = 0

  func appear() {
    attachment = presenter.attach(self)
  }

  /// The person's tap. It comes from outside, so it is not inlined.
  @inline(never)
  func tap() {
    presenter.handle(.increment, on: self)
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
