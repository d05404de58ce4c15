import CounterContract

/// The counter as it is written without the kit: a concrete class that knows its concrete screen.
@MainActor
final class HandWrittenCounter {
  var count = 0
  var name = "tally"

  func handle(_ event: CounterEvent, on screen: HandWrittenScreen) {
    switch event {
    case .increment:
      count += 1
      screen.perform(.show(count))
    case .add(let amount):
      count += amount
      screen.perform(.show(count))
    case .recall:
      screen.perform(.title(name))
    }
  }
}
