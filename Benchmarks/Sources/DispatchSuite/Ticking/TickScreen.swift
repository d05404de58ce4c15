import Enfilade

/// The screen of a ``TickPresenter``.
final class TickScreen: PassiveView, TickRendering {
  let presenter = TickPresenter<TickScreen>()
  private var attachment: ViewAttachment?
  private(set) var rendered = 0
  private(set) var shown = 0

  func appear() {
    attachment = presenter.attach(self)
  }

  /// Detaches at once, and not when the main actor comes to it: that is measured apart.
  func disappear() {
    presenter.link.detach()
    _ = attachment.take()
  }

  /// Rendering leaves the program, so it is not inlined.
  @inline(never)
  func perform(_ command: TickCommand) {
    switch command {
    case .flash(let count), .once(let count), .every(let count), .latest(let count):
      rendered &+= 1
      shown = count
    case .clear:
      shown = 0
    }
  }
}
