import CounterContract
import Enfilade

/// The counter with one retain more, and nothing else: the gate has to fail for it.
final class SpoiltCounter<V: PassiveView<CounterCommand>>: Presenter {
  let link = ViewLink<V>()
  var count = 0
  var name = "tally"

  func handle(_ event: CounterEvent, on view: V) {
    _ = Unmanaged.passRetained(view)
    switch event {
    case .increment:
      count += 1
      view.perform(.show(count))
    case .add(let amount):
      count += amount
      view.perform(.show(count))
    case .recall:
      view.perform(.title(name))
    }
  }
}
