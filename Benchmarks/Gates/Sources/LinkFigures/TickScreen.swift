import Enfilade

/// The screen of a ``TickPresenter``.
final class TickScreen: PassiveView {
  let presenter = TickPresenter<TickScreen>()
  private(set) var performed = 0
  private(set) var count = 0
  private var attachment: ViewAttachment?

  func appear() {
    attachment = presenter.attach(self)
  }

  /// Rendering leaves the program, so it is not inlined.
  @inline(never)
  func perform(_ command: TickCommand) {
    performed += 1
    switch command {
    case .flash(let count), .show(let count): self.count = count
    }
  }
}
