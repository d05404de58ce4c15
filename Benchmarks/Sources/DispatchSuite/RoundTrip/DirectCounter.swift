import DispatchCounters

/// The counter as it is written without the kit: a concrete class that knows its concrete screen.
@MainActor
final class DirectCounter {
  var count = 0

  func handle(_ event: CounterEvent, on screen: DirectScreen) {
    switch event {
    case .increment:
      count &+= 1
      screen.perform(.show(count))
    }
  }
}
