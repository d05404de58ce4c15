/// A presenter's way to its view: weak, and open only while the view is attached.
///
/// Each presenter has one, `let link = ViewLink<V>()`, and uses it for what it starts itself: replies,
/// timers, notifications. What the person starts comes with its view (``Presenter/handle(_:on:)``).
///
/// It is a value, so that ``Presenter/send(_:on:)`` finds in the presenter itself whether anybody is tracing;
/// its copies are the same way.
@MainActor
public struct ViewLink<View: AnyObject> {
  /// Whether an observer wants to know. It is fixed, so that asking costs next to nothing.
  @usableFromInline let isTraced: Bool
  @usableFromInline let state: LinkState<View>

  /// Makes a link with no view.
  public nonisolated init() {
    self.init(tracer: nil)
  }

  /// Makes a link with no view, and with an observer for as long as it lives.
  /// - Parameters:
  ///   - observer: Told of everything that passes.
  ///   - clock: What the duration of tasks is measured on.
  public nonisolated init(
    observer: any PresentationObserver, clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.init(tracer: Tracer(observer, clock: clock))
  }

  private nonisolated init(tracer: Tracer?) {
    isTraced = tracer != nil
    state = LinkState(tracer: tracer)
  }

  /// Whether a view is attached and alive.
  public var isAttached: Bool { state.attachedView != nil }

  var tracer: Tracer? { state.tracer }
  var tasks: TaskBag { state.tasks }

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
    guard let attachedView = state.attachedView else { return nil }
    return try body(attachedView)
  }

  /// Detaches the view now, as dropping its ``ViewAttachment`` would; does nothing when there is none.
  ///
  /// Unlike the attachment, which the view holds, this can be used by the presenter, also while the view is
  /// being attached.
  public func detach() {
    state.detach()
  }

  func noticeDetach() {
    state.noticeDetach()
  }
}
