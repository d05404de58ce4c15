import DispatchCounters

/// A ``DirectCounter`` once more, for the ``DirectTwinScreen``.
@MainActor
final class DirectTwinCounter {
  var count = 0

  func handle(_ event: CounterEvent, on screen: DirectTwinScreen) {
    switch event {
    case .increment:
      count &+= 1
      screen.perform(.show(count))
    }
  }
}
