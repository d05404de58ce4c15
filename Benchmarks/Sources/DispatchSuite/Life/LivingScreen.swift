import Enfilade

/// A screen of the kit, attached for as long as it lives.
final class LivingScreen: PassiveView {
  let presenter = TickPresenter<LivingScreen>()
  private var attachment: ViewAttachment?
  private(set) var rendered = 0

  init() {
    attachment = presenter.attach(self)
  }

  func disappear() {
    presenter.link.detach()
    _ = attachment.take()
  }

  func perform(_ command: TickCommand) {
    rendered &+= 1
  }
}
