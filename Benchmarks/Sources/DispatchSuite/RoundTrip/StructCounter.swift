import DispatchCounters

/// The counter as samples of Model-View-Presenter have it: a value that holds its view strongly.
@MainActor
struct StructCounter {
  let view: any CounterRendering
  var count = 0

  mutating func handle(_ event: CounterEvent) {
    switch event {
    case .increment:
      count &+= 1
      view.perform(.show(count))
    }
  }
}
