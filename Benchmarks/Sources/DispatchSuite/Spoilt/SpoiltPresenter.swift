import DispatchCounters
import Enfilade

/// The counter with one retain and one release more than it needs.
final class SpoiltPresenter<V: PassiveView<CounterCommand>>: Presenter {
  let link = ViewLink<V>()
  var count = 0

  func handle(_ event: CounterEvent, on view: V) {
    let retained = Unmanaged.passRetained(view)
    switch event {
    case .increment:
      count &+= 1
      view.perform(.show(count))
    }
    retained.release()
  }
}
