import CounterContract
import Enfilade

/// The counter as it is written with the kit.
final class HandleCounter<V: PassiveView<CounterCommand>>: Presenter {
  let link = ViewLink<V>()
  var count = 0
  var name = "tally"

  func handle(_ event: CounterEvent, on view: V) {
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
