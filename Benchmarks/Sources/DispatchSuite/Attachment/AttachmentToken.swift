/// By hand: what a view keeps as long as it is attached. It may be dropped on any thread, so it detaches in a
/// task of the main actor.
struct AttachmentToken: ~Copyable {
  private let presenter: TokenPresenter

  init(presenter: TokenPresenter) {
    self.presenter = presenter
  }

  deinit {
    Task { @MainActor [presenter] in presenter.detach() }
  }
}
