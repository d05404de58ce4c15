import DispatchCounters
import Enfilade

/// The counter with one retain more, and nothing else: with its release the optimiser would take it out.
final class SpoiltPresenter<V: PassiveView<CounterCommand>>: Presenter {
  let link = ViewLink<V>()
  var count = 0

  func handle(_ event: CounterEvent, on view: V) {
    _ = Unmanaged.passRetained(view)
    switch event {
    case .increment:
      count &+= 1
      view.perform(.show(count))
    }
  }
}
