/// Something that happened between a presenter and its views.
public struct PresentationMoment {
  /// What can happen.
  public enum Kind {
    /// A view reported an event through ``Presenter/send(_:on:)``; it is about to be handled.
    case event(Any)
    /// A view was attached. What it has to be told follows.
    case attached
    /// The view is attached no more.
    case detached
    /// The view is about to perform a command as it was sent.
    case performed(Any)
    /// The view is about to perform a command that was sent earlier: before it came, or while it performed
    /// another one.
    case performedLate(Any)
    /// A command waits: for a view, or for the view to be done with an earlier one.
    case queued(Any)
    /// A command that was sent is seen by nobody.
    case dropped(Any)
    /// The turn of work has come; its delay, if it has one, begins.
    case taskStarted(TaskID?)
    /// Work will not be begun: other work of its id is kept, or it was cancelled while it waited for its turn.
    case taskNotBegun(TaskID?)
    /// Work that was started was cancelled; it ends when it takes notice.
    case taskCancelled(TaskID?)
    /// Work has ended, its delay included, and its result is about to be delivered unless it was cancelled.
    case taskFinished(TaskID?, after: Duration)
  }

  /// What happened.
  public let kind: Kind
  /// The type of the presenter, once a view has been attached to it.
  public let presenter: String?

  init(_ kind: Kind, presenter: String?) {
    self.kind = kind
    self.presenter = presenter
  }
}

extension PresentationMoment: CustomStringConvertible {
  /// One line.
  public var description: String {
    let what =
      switch kind {
      case .event(let event): "event \(event)"
      case .attached: "attached"
      case .detached: "detached"
      case .performed(let command): "performed \(command)"
      case .performedLate(let command): "performed late \(command)"
      case .queued(let command): "queued \(command)"
      case .dropped(let command): "dropped \(command)"
      case .taskStarted(let id): "task \(id?.name ?? "without id") started"
      case .taskNotBegun(let id): "task \(id?.name ?? "without id") not begun"
      case .taskCancelled(let id): "task \(id?.name ?? "without id") cancelled"
      case .taskFinished(let id, let duration): "task \(id?.name ?? "without id") finished after \(duration)"
      }
    return presenter.map { "\($0): \(what)" } ?? what
  }
}
