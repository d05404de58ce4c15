/// By hand: a presenter whose view is attached for as long as it keeps a token.
@MainActor
final class TokenPresenter {
  let relay = Relay()
  private weak var view: (any TickRendering)?

  @inline(never)
  func attach(_ view: any TickRendering) -> AttachmentToken {
    self.view = view
    return AttachmentToken(presenter: self)
  }

  func detach() {
    view = nil
    relay.hear()
  }
}
