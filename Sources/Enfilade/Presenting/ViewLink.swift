/// A presenter's way to its view: weak, and open only while the view is attached.
///
/// Each presenter has one, `let link = ViewLink<V>()`, and uses it for what it starts itself: replies,
/// timers, notifications. What the person starts comes with its view (``Presenter/handle(_:on:)``).
@MainActor
public final class ViewLink<View: AnyObject> {
  let tasks = TaskBag()

  private let gate = AttachmentGate()
  private weak var view: View?
  private weak var presenter: (any Presenter<View>)?
  /// The generation of the attachment whose end has not been dealt with yet.
  private var attached: Int?
  private var generations = 0

  /// Makes a link with no view.
  public nonisolated init() {}

  /// Whether a view is attached and alive.
  public var isAttached: Bool {
    attachedView != nil
  }

  @usableFromInline var attachedView: View? {
    gate.isOpen ? view : nil
  }

  /// Lends the attached view to `body`, now or not at all.
  ///
  /// The view is looked up once for the whole batch. What is done to it here is immediate and is not
  /// remembered for later views.
  /// - Parameter body: What to do with the view.
  /// - Returns: What `body` returned, or `nil` when no view is attached.
  /// - Throws: What `body` throws.
  @inlinable
  @discardableResult
  public func withView<Value, Failure: Error>(
    _ body: (View) throws(Failure) -> Value
  ) throws(Failure) -> Value? {
    guard let attachedView else { return nil }
    return try body(attachedView)
  }

  /// Detaches the view now, as dropping its ``ViewAttachment`` would; does nothing when there is none.
  ///
  /// Unlike the attachment, which the view holds, this can be used by the presenter, also while the view is
  /// being attached.
  public func detach() {
    if let attached { endAttachment(attached) }
  }

  func attach(_ view: View, to presenter: any Presenter<View>) -> ViewAttachment {
    generations += 1
    let generation = generations
    detach()
    // A presenter may attach yet another view as it is told of the detach. The latest attach counts, and
    // the attachment that is returned for this one is over already.
    if generation == generations {
      self.presenter = presenter
      self.view = view
      attached = generation
      gate.open(generation)
      presenter.viewAttached()
    }
    return ViewAttachment(gate: gate, generation: generation) {
      // The presenter is held until here, so that it hears of the detach even if nobody else held it.
      presenter.link.endAttachment(generation)
    }
  }

  /// Deals with an attachment that has ended, or a view that has died, but of which the main actor has not
  /// heard yet.
  func noticeDetach() {
    if !isAttached { detach() }
  }

  private func endAttachment(_ generation: Int) {
    guard attached == generation else { return }
    attached = nil
    view = nil
    gate.close(generation)
    tasks.cancel(.untilDetach)
    presenter?.viewDetached()
  }
}
