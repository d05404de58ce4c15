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
  /// What the presenter asks of its view. (In a file that imports SwiftUI, its own `View` is
  /// `SwiftUI.View` inside a presenter.)
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
  public func send(_ event: Event, on view: View) {
    if link.isTraced { return sendTraced(event, on: view, to: self) }
    handle(event, on: view)
  }
}

/// A free function that is never inlined, so that an untraced event pays for none of it. It is inlinable all the
/// same: the client's own copy takes the event as it comes, where a generic one would have it stored in memory
/// first, traced or not.
@inlinable
@inline(never)
@MainActor
func sendTraced<P: Presenter>(_ event: P.Event, on view: P.View, to presenter: P) {
  presenter.link.note(event)
  presenter.handle(event, on: view)
}

extension Presenter where Event == Never {
  /// Is never called, since there are no events.
  public func handle(_ event: Never, on view: View) {}
}
