import DispatchCounters
import Measurement

/// The screen of a ``WeakCounter``.
@MainActor
final class WeakScreen: CounterRendering {
  let presenter = WeakCounter()
  private(set) var rendered = 0
  private(set) var shown = 0

  /// The existential comes from where the compiler cannot see, or it would know which class it holds.
  func appear() {
    presenter.view = opaque(self as any CounterRendering)
  }

  /// The person's tap. It comes from outside, so it is not inlined.
  @inline(never)
  func tap() {
    presenter.handle(.increment)
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
