import DispatchCounters

/// Calls an annotated presenter of another module, written without the kit.
@MainActor
final class InlinableHandWrittenScreen: CounterRendering {
  let presenter = InlinableHandWrittenCounter()
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
