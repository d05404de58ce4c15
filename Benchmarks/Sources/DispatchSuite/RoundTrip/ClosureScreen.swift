import DispatchCounters

/// The screen of a ``ClosureCounter``.
@MainActor
final class ClosureScreen {
  let presenter = ClosureCounter()
  private(set) var rendered = 0
  private(set) var shown = 0

  func appear() {
    presenter.show = { [weak self] command in self?.perform(command) }
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
