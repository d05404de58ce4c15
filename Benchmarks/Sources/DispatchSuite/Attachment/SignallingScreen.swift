import Enfilade

/// The screen of a ``SignallingPresenter``, which detaches as it is written in the documentation.
final class SignallingScreen: PassiveView {
  let presenter = SignallingPresenter<SignallingScreen>()
  private var attachment: ViewAttachment?

  @inline(never)
  func appear() {
    attachment = presenter.attach(self)
  }

  @inline(never)
  func disappear() {
    _ = attachment.take()
  }

  func perform(_ command: TickCommand) {}
}
