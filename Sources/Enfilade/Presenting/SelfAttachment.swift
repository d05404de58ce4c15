/// What a view of the kit that attaches itself keeps: its attachment, and the way to end it.
///
/// The presenter may attach or detach the view again while it is told of either; the latest call counts.
@MainActor
package final class SelfAttachment<View: AnyObject> {
  private var attachment: ViewAttachment?
  private weak var state: LinkState<View>?
  private var calls = 0

  package nonisolated init() {}

  /// Attaches the view, and ends its attachment to another presenter first.
  package func attach<P: Presenter>(_ view: View, to presenter: P) where P.View == View {
    calls += 1
    let call = calls
    leave(view)
    guard call == calls else { return }
    let state = presenter.link.state
    self.state = state
    let attachment = presenter.attach(view)
    // Meanwhile it may have been ended, or replaced by one to another presenter; one to the same is this one.
    guard state.isAttached(view) else { return }
    self.state = state
    self.attachment = consume attachment
  }

  /// Ends the attachment; the presenter has been told by the time this returns.
  package func detach(_ view: View) {
    calls += 1
    leave(view)
  }

  private func leave(_ view: View) {
    let attachment = attachment.take()
    if let state = state.take(), state.isAttached(view) { state.detach() }
    // No earlier: an attachment that ends by itself tells the presenter later, and may free it.
    _ = consume attachment
  }
}
