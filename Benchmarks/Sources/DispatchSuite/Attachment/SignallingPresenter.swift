import Enfilade

/// A presenter that says when it has heard of a detach.
final class SignallingPresenter<V: PassiveView<TickCommand>>: Presenter {
  let link = ViewLink<V>()
  let relay = Relay()

  func viewDetached() {
    relay.hear()
  }
}

extension SignallingPresenter {
  typealias Event = Never
}
