/// The part of a screen that decides: it turns events of its view into work, and results into commands.
///
/// A presenter is a `final class`, generic over what it asks of its view, and never knows which view it
/// drives. The smallest one is this long:
///
///     final class GreetingPresenter<V: PassiveView<String>>: Presenter {
///       let link = ViewLink<V>()
///       func handle(_ event: Void, on view: V) { view.perform("hello") }
///     }
///
/// It is a protocol and no base class, so that nothing is inherited, nothing has to call `super`, and the
/// compiler sees the concrete type at each call.
///
/// **Who owns whom.** The view owns its presenter and the ``ViewAttachment`` that `attach(_:)` gives it. The
/// presenter reaches the view weakly, through its ``ViewLink``. There is no cycle to break.
@MainActor
public protocol Presenter<View>: AnyObject {
  /// What the presenter asks of its view. (Inside a presenter `View` means this; write
  /// `SwiftUI.View` for SwiftUI's.)
  associatedtype View: AnyObject

  /// What the person does, as the view reports it. `Never` for a presenter whose view reports nothing.
  associatedtype Event

  /// The presenter's way to its view; declare it as `let link = ViewLink<V>()`.
  var link: ViewLink<View> { get }

  /// Answers what the person did.
  ///
  /// Views do not call this, they call ``send(_:on:)``.
  /// - Parameters:
  ///   - event: What happened.
  ///   - view: The view on which it happened, lent for the time of the call.
  func handle(_ event: Event, on view: View)

  /// Called at the end of `attach(_:)`, once the view has been told what it missed: the place to start what a
  /// detach cancelled, so that no view waits for ever. Does nothing by default.
  func viewAttached()

  /// Called once the view is detached and the work that lives until then is cancelled. Does nothing by
  /// default.
  func viewDetached()
}

extension Presenter {
  /// Does nothing.
  public func viewAttached() {}

  /// Does nothing.
  public func viewDetached() {}

  /// Reports an event to the presenter: `presenter.send(.reload, on: self)`.
  ///
  /// The event carries its view, so nothing is looked up, and the handler can answer at once.
  /// - Parameters:
  ///   - event: What happened.
  ///   - view: The view on which it happened, usually `self`.
  @inlinable
  @inline(__always)
  public func send(_ event: Event, on view: View) {
    if link.isTraced { return sendTraced(event, on: view, to: self) }
    handle(event, on: view)
  }
}

/// What an untraced event must not pay for: never inlined, and free functions, since methods cost more.
///
/// They are two, so that the client has its own copy of the first, which takes the event as it comes, in
/// registers. The second is generic and takes it in memory; called at once it would have the event stored
/// there before it is known whether anybody is tracing.
@inlinable
@inline(never)
@MainActor
func sendTraced<P: Presenter>(_ event: P.Event, on view: P.View, to presenter: P) {
  handleTraced(event, on: view, by: presenter)
}

@usableFromInline
@inline(never)
@MainActor
func handleTraced<P: Presenter>(_ event: P.Event, on view: P.View, by presenter: P) {
  presenter.link.tracer?.note(.event(event))
  presenter.handle(event, on: view)
}

extension Presenter where Event == Never {
  /// Is never called, since there are no events.
  public func handle(_ event: Never, on view: View) {}
}
