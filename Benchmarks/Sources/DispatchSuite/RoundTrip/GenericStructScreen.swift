import DispatchCounters

/// The screen of a ``GenericStructCounter``; each keeps the other alive, as in the samples.
@MainActor
final class GenericStructScreen: CounterRendering {
  lazy var presenter = GenericStructCounter(view: self)
  private(set) var rendered = 0
  private(set) var shown = 0

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
