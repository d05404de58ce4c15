import DispatchCounters

/// The screen of a ``DirectCounter``.
@MainActor
final class DirectScreen {
  let presenter = DirectCounter()
  private(set) var rendered = 0
  private(set) var shown = 0

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
