/// By hand: a presenter to which a view is attached by setting a weak reference.
@MainActor
final class WeakAttacher {
  private weak var view: (any TickRendering)?
  private(set) var attachments = 0

  @inline(never)
  func attach(_ view: any TickRendering) {
    self.view = view
    attachments &+= 1
  }

  @inline(never)
  func detach() {
    view = nil
  }

  @inline(never)
  func flash() {
    view?.perform(.flash(attachments))
  }
}
