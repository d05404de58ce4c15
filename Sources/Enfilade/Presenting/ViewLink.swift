/// A presenter's way to its view: weak, and open only while the view is attached.
///
/// Each presenter has one, `let link = ViewLink<V>()`, and uses it for what it starts itself: replies,
/// timers, notifications. What the person starts comes with its view (``Presenter/handle(_:on:)``).
@MainActor
public final class ViewLink<View: AnyObject> {
  /// Whether an observer wants to know. It is fixed, so that asking costs next to nothing.
  @usableFromInline let isTraced: Bool
  let tracer: Tracer?
  let tasks: TaskBag
  /// The generation of the attachment whose end has not been dealt with yet.
  private(set) var attached: Int?
  /// What is held back for views; made when the first command is sent.
  var outbox: Outbox<View>?

  private let gate = AttachmentGate()
  private weak var view: View?
  /// Never read: it keeps the memory of the attached view from being used for another object, so that its
  /// address is its identity even after it has died.
  private unowned var pinned: View?
  private var identity: ObjectIdentifier?
  private weak var presenter: (any Presenter<View>)?
  private var generations = 0

  /// Makes a link with no view.
  public nonisolated convenience init() {
    self.init(tracer: nil)
  }

  /// Makes a link with no view, and with an observer for as long as it lives.
  /// - Parameters:
  ///   - observer: Told of everything that passes.
  ///   - clock: What the duration of tasks is measured on.
  public nonisolated convenience init(
    observer: any PresentationObserver, clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.init(tracer: Tracer(observer, clock: clock))
  }

  private nonisolated init(tracer: Tracer?) {
    self.tracer = tracer
    isTraced = tracer != nil
    tasks = TaskBag(tracer: tracer)
  }

  /// Whether a view is attached and alive.
  public var isAttached: Bool {
    attachedView != nil
  }

  @usableFromInline var attachedView: View? {
    gate.isOpen ? view : nil
  }

  /// Tells the observer of an event.
  @usableFromInline func note<Event>(_ event: Event) {
    tracer?.note(.event(event))
  }

  /// Whether commands may still pass to the view that is being served.
  var isOpen: Bool { gate.isOpen }

  /// Whether this very view is attached. It is alive, since somebody asks for it.
  func isAttached(_ view: View) -> Bool {
    gate.isOpen && identity == ObjectIdentifier(view)
  }

  /// Lends the attached view to `body`, now or not at all.
  ///
  /// The view is looked up once for the whole batch. What is done to it here is immediate and is not
  /// remembered for later views; it may overtake commands that were sent and still wait.
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
    if generation == generations { open(generation, view, presenter) }
    return ViewAttachment(gate: gate, generation: generation) {
      // The presenter is held until here, so that it hears of the detach even if nobody else held it.
      presenter.link.endAttachment(generation)
    }
  }

  private func open(_ generation: Int, _ view: View, _ presenter: any Presenter<View>) {
    self.presenter = presenter
    self.view = view
    pinned = view
    identity = ObjectIdentifier(view)
    attached = generation
    gate.open(generation)
    if let tracer {
      tracer.presenter = "\(type(of: presenter))"
      tracer.note(.attached)
    }
    outbox?.attached(to: self)
    // The view may have detached as it was told what it missed.
    if attached == generation { presenter.viewAttached() }
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
    pinned = nil
    identity = nil
    gate.close(generation)
    tracer?.note(.detached)
    outbox?.detached()
    tasks.cancel(.untilDetach)
    presenter?.viewDetached()
  }
}
