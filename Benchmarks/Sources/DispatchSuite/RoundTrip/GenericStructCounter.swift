import DispatchCounters

/// A ``StructCounter`` that knows the type of its view.
@MainActor
struct GenericStructCounter<V: CounterRendering> {
  let view: V
  var count = 0

  mutating func handle(_ event: CounterEvent) {
    switch event {
    case .increment:
      count &+= 1
      view.perform(.show(count))
    }
  }
}
