public import Enfilade

/// A view that shows nothing and remembers each command it was told.
///
/// It fits every presenter whose view is a `PassiveView` of the same commands, with no conformance written:
///
///     let presenter = CachePresenter<RecordingView<CacheCommand>>(client: client)
///     let view = RecordingView<CacheCommand>()
///     view.attach(to: presenter)
///     presenter.send(.reload, on: view)
///     await presenter.settle()
///     #expect(view.commands == [.showProgress, .show(model)])
///
/// **Who owns whom.** As a real view does, it owns its attachment, and with it the presenter; the presenter
/// holds it weakly. (Were the presenter held by the test alone, the optimiser could free it after its last use
/// there, and with it the work whose commands the test waits for.) A presenter that is to go before its view
/// goes after ``detach()``.
@MainActor
public final class RecordingView<Command>: PassiveView {
  /// What it was told, oldest first, since it was made or since ``takeCommands()``.
  public private(set) var commands: [Command] = []

  private let count = Watched(0)
  private let attachment = SelfAttachment<RecordingView<Command>>()

  /// Makes a view that was told nothing and is not attached.
  public nonisolated init() {}

  /// Remembers the command.
  /// - Parameter command: What it is told.
  public func perform(_ command: Command) {
    commands.append(command)
    updateCount()
  }

  /// Waits until it was told so many commands; ends early when the waiting task is cancelled.
  /// - Parameter count: How many ``commands`` to wait for; for 0 or less it returns at once.
  /// - Returns: All of them: more than `count` if more have come, fewer if the wait ended early.
  public func commands(atLeast count: Int) async -> [Command] {
    await self.count.wait { $0 >= count }
    return commands
  }

  /// Forgets what it was told.
  /// - Returns: What it was told.
  public func takeCommands() -> [Command] {
    defer {
      commands = []
      updateCount()
    }
    return commands
  }

  /// Attaches itself to a presenter, and detaches from the one before.
  ///
  /// A presenter may attach or detach this view again as it is told; the latest call counts.
  /// - Parameter presenter: The presenter, kept alive until ``detach()`` or another call of this.
  public func attach<P: Presenter>(to presenter: P) where P.View == RecordingView<Command> {
    attachment.attach(self, to: presenter)
  }

  /// Detaches from its presenter and lets it go; does nothing when it is not attached.
  ///
  /// Other than with a dropped attachment, the presenter has been told by the time this returns. That holds
  /// within ``Enfilade/Presenter/viewAttached()``, too.
  public func detach() {
    attachment.detach(self)
  }

  private func updateCount() {
    count.withLock { $0 = commands.count }
  }
}
