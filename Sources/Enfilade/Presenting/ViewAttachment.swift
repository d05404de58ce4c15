/// The bond between a view and its presenter; dropping it detaches.
///
/// The view keeps it, `private var attachment: ViewAttachment?`, and lets it go in one of three ways: it is
/// freed itself, it attaches again, or it writes `_ = attachment.take()`, which is the form for a detach
/// by hand. (Prefer that to `attachment = nil`, which ends the attachment while the property is still being
/// written.)
///
/// It may end on any thread. From that moment nothing is delivered to the view; cancelling the work and
/// calling ``Presenter/viewDetached()`` follow on the main actor. An attachment that another one has
/// replaced does nothing when it ends.
///
/// Until it ends, is replaced, or the presenter detaches, it keeps the presenter alive, so that each ``Presenter/viewAttached()`` is followed by a
/// ``Presenter/viewDetached()``, also when a view goes that alone owned its presenter.
public struct ViewAttachment: ~Copyable, Sendable {
  private let gate: AttachmentGate
  private let generation: Int
  private let end: AttachmentEnd

  init(gate: AttachmentGate, generation: Int, end: AttachmentEnd) {
    self.gate = gate
    self.generation = generation
    self.end = end
  }

  deinit {
    // This can run inside the view's own access to its property, or on a foreign thread: no code of the
    // user's may run here, so all but the gate waits for the main actor.
    guard gate.close(generation), let action = end.take() else { return }
    Task { @MainActor in action() }
  }
}
