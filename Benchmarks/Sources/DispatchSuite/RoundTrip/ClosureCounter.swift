import DispatchCounters

/// The counter that tells its screen by a closure, which holds the screen weakly.
@MainActor
final class ClosureCounter {
  var show: ((CounterCommand) -> Void)?
  var count = 0

  func handle(_ event: CounterEvent) {
    switch event {
    case .increment:
      count &+= 1
      show?(.show(count))
    }
  }
}
