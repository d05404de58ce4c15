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
    /// The view is about to perform a command that was sent earlier.
    case replayed(Any)
    /// A command waits: for a view, or for the view to be done with an earlier one.
    case queued(Any)
    /// A command that was sent is seen by nobody.
    case dropped(Any)
    /// Work was begun.
    case taskStarted(TaskID?)
    /// Work was cancelled; it ends when it takes notice.
    case taskCancelled(TaskID?)
    /// Work has ended, and its result is about to be delivered unless it was cancelled.
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
      case .replayed(let command): "replayed \(command)"
      case .queued(let command): "queued \(command)"
      case .dropped(let command): "dropped \(command)"
      case .taskStarted(let id): "task \(id?.name ?? "without id") started"
      case .taskCancelled(let id): "task \(id?.name ?? "without id") cancelled"
      case .taskFinished(let id, let duration): "task \(id?.name ?? "without id") finished after \(duration)"
      }
    return presenter.map { "\($0): \(what)" } ?? what
  }
}
