/// What a ``ViewLink`` points to: whom it serves, what it holds back, and the work that was begun over it.
@MainActor
@usableFromInline
final class LinkState<View: AnyObject> {
  let tracer: Tracer?
  let tasks: TaskBag
  // `@exclusivity(unchecked)` here and in the outbox: each access is over before anything else is called.
  /// The generation of the attachment whose end has not been dealt with yet.
  @usableFromInline @exclusivity(unchecked) var attached: Int?
  /// What is held back for views; made when the first command is sent.
  @usableFromInline @exclusivity(unchecked) var outbox: Outbox<View>?

  private let gate = AttachmentGate()
  private weak var view: View?
  /// Never read: it keeps the memory of the attached view from being used for another object, so that its
  /// address is its identity even after it has died.
  private unowned var pinned: View?
  private var identity: ObjectIdentifier?
  private weak var presenter: (any Presenter<View>)?
  private var generations = 0
  /// The end of the attachment in force, which the attachment owns.
  private weak var end: AttachmentEnd?

  nonisolated init(tracer: Tracer?) {
    self.tracer = tracer
    tasks = TaskBag(tracer: tracer)
  }

  @usableFromInline var attachedView: View? {
    gate.isOpen ? view : nil
  }

  /// Whether commands may still pass to the view that is being served.
  @usableFromInline var isOpen: Bool { gate.isOpen }

  /// Whether this very view is attached. It is alive, since somebody asks for it.
  @usableFromInline func isAttached(_ view: View) -> Bool {
    gate.isOpen && identity == ObjectIdentifier(view)
  }

  func detach() {
    if let attached { endAttachment(attached) }
  }

  func attach(_ view: View, to presenter: any Presenter<View>) -> ViewAttachment {
    generations += 1
    let generation = generations
    detach()
    // A presenter may attach yet another view as it is told of the detach. The latest attach counts.
    guard generation == generations else { return renewed(view, presenter) }
    self.presenter = presenter
    self.view = view
    pinned = view
    identity = ObjectIdentifier(view)
    let end = open(generation, presenter)
    if let tracer {
      tracer.presenter = "\(type(of: presenter))"
      tracer.note(.attached)
    }
    outbox?.attached(to: self)
    // The view may have detached, or attached again, as it was told what it missed.
    if attached == generation { presenter.viewAttached() }
    guard attached == generation else { return renewed(view, presenter) }
    return ViewAttachment(gate: gate, generation: generation, end: end)
  }

  /// The attachment for an attach in the course of which another one came.
  ///
  /// If that was for the same view, the view is about to put what is returned here in place of what it got
  /// there, so what is returned here becomes the one that counts. Otherwise it is over.
  private func renewed(_ view: View, _ presenter: any Presenter<View>) -> ViewAttachment {
    generations += 1
    guard attached != nil, isAttached(view) else {
      return ViewAttachment(gate: gate, generation: generations, end: AttachmentEnd {})
    }
    return ViewAttachment(gate: gate, generation: generations, end: open(generations, presenter))
  }

  /// Puts an attachment in force, in place of the one that is.
  private func open(_ generation: Int, _ presenter: any Presenter<View>) -> AttachmentEnd {
    _ = end?.take()
    attached = generation
    gate.open(generation)
    // The presenter is held until then, so that it hears of the detach even if nobody else held it.
    let end = AttachmentEnd { presenter.link.state.endAttachment(generation) }
    self.end = end
    return end
  }

  /// Deals with an attachment that has ended, or a view that has died, but of which the main actor has not
  /// heard yet.
  func noticeDetach() {
    if attachedView == nil { detach() }
  }

  private func endAttachment(_ generation: Int) {
    guard attached == generation else { return }
    attached = nil
    let presenter = presenter
    _ = end?.take()
    end = nil
    view = nil
    pinned = nil
    identity = nil
    gate.close(generation)
    tracer?.note(.detached)
    outbox?.detached()
    tasks.cancel(.untilDetach)
    presenter?.viewDetached()
  }
}
