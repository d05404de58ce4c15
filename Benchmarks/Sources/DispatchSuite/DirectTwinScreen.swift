/// A ``DirectScreen`` once more, letter for letter, at another place in the program.
///
/// What its time differs by is owed to where the compiler has put the code, and to nothing else (T. Mytkowicz
/// et al., "Producing Wrong Data Without Doing Anything Obviously Wrong!", ASPLOS 2009).
@MainActor
final class DirectTwinScreen {
  let counter = DirectTwinCounter()
  var shown = 0

  @inline(never)
  func tap() {
    counter.handle(.increment, on: self)
  }

  @inline(never)
  func perform(_ command: CounterCommand) {
    switch command {
    case .show(let count): shown = count
    }
  }
}
