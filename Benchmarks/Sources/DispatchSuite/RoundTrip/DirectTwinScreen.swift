import DispatchCounters

/// A ``DirectScreen`` once more, letter for letter, at another place in the program.
///
/// What its time differs by is owed to where the compiler has put the code, and to nothing else (T. Mytkowicz
/// et al., "Producing Wrong Data Without Doing Anything Obviously Wrong!", ASPLOS 2009).
@MainActor
final class DirectTwinScreen {
  let presenter = DirectTwinCounter()
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
