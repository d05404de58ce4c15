/// A closure as a view: for a test, a log, or a screen that needs no class.
///
///     let view = ClosureView<CacheCommand> { command in print(command) }
///     view.attach(to: presenter)
@MainActor
public final class ClosureView<Command>: PassiveView {
  private let action: @MainActor (Command) -> Void
  private let attachment = SelfAttachment<ClosureView>()

  /// Makes a view.
  /// - Parameter action: What to do with each command.
  public nonisolated init(_ action: @escaping @MainActor (Command) -> Void) {
    self.action = action
  }

  /// Calls the closure.
  public func perform(_ command: Command) {
    action(command)
  }

  /// Attaches itself, keeps the attachment, and ends the one to another presenter.
  /// - Parameter presenter: Who drives this view from now on. It lives at least as long as this is attached.
  public func attach<P: Presenter>(to presenter: P) where P.View == ClosureView {
    attachment.attach(self, to: presenter)
  }

  /// Detaches itself; the presenter has been told by the time this returns.
  public func detach() {
    attachment.detach(self)
  }
}
