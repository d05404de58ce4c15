/// The screen of a ``DirectCounter``.
@MainActor
final class DirectScreen {
  let counter = DirectCounter()
  var shown = 0

  /// The person's tap. It comes from outside, so it is not inlined.
  @inline(never)
  func tap() {
    counter.handle(.increment, on: self)
  }

  /// Rendering leaves the program, so it is not inlined.
  @inline(never)
  func perform(_ command: CounterCommand) {
    switch command {
    case .show(let count): shown = count
    }
  }
}
