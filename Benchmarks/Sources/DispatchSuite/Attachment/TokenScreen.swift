/// The screen of a ``TokenPresenter``.
@MainActor
final class TokenScreen: TickRendering {
  let presenter = TokenPresenter()
  private var token: AttachmentToken?

  @inline(never)
  func appear() {
    token = presenter.attach(self)
  }

  @inline(never)
  func disappear() {
    _ = token.take()
  }

  func perform(_ command: TickCommand) {}
}
