import DispatchCounters
import Enfilade

/// The counter as it is written with the kit.
final class CounterPresenter<V: PassiveView<CounterCommand>>: Presenter {
  let link = ViewLink<V>()
  var count = 0

  func handle(_ event: CounterEvent, on view: V) {
    switch event {
    case .increment:
      count &+= 1
      view.perform(.show(count))
    }
  }
}
