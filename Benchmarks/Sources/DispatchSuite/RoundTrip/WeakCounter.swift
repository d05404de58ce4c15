import DispatchCounters

/// The counter as most people write it by hand: its view is a protocol and held weakly.
@MainActor
final class WeakCounter {
  weak var view: (any CounterRendering)?
  var count = 0

  func handle(_ event: CounterEvent) {
    switch event {
    case .increment:
      count &+= 1
      view?.perform(.show(count))
    }
  }
}
