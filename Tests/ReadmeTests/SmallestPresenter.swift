import Enfilade

final class GreetingPresenter<V: PassiveView<String>>: Presenter {
  let link = ViewLink<V>()

  func handle(_ event: Void, on view: V) { view.perform("hello") }
}
