import CounterContract
import Enfilade

/// A presenter of a text as it is written with the kit.
final class TextPresenter<V: PassiveView<CounterCommand>>: Presenter {
  let link = ViewLink<V>()
  var name = ""

  func handle(_ event: TextEvent, on view: V) {
    switch event {
    case .clear:
      name = ""
      view.perform(.show(0))
    case .rename(let name):
      self.name = name
      view.perform(.title(name))
    }
  }
}
