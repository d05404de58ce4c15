extension ViewLink where View: PassiveView, View.Command: ViewCommand {
  /// Sends a command to the attached view, and to later ones as its delivery says.
  ///
  /// Commands are performed in the order in which they are sent. One that is sent while another is being
  /// performed, or while a view that has just come is told what it missed, waits until that is done.
  /// - Parameter command: What to tell the view.
  @inlinable
  public func send(_ command: View.Command) {
    commands.send(command, over: state)
  }

  /// Sends a command with the view at hand that an event brought along.
  ///
  /// When that is the attached view, this is ``send(_:)`` without looking for it. When it is another one, it is
  /// told at once, and the command is not remembered for anybody else.
  /// - Parameters:
  ///   - command: What to tell the view.
  ///   - view: The view that ``Presenter/handle(_:on:)`` was lent.
  @inlinable
  public func send(_ command: View.Command, on view: View) {
    if let attached = state.attached, state.isAttached(view) {
      commands.send(command, on: view, attached, over: state)
    } else {
      if isTraced { commands.notePerformed(command) }
      view.perform(command)
    }
  }

  /// How many commands are held, for the attached view or for later ones.
  public var heldCommands: Int {
    (state.outbox as? CommandOutbox<View>)?.count ?? 0
  }

  /// How many places the held commands take; a test keeps it from growing.
  var storedCommands: Int {
    (state.outbox as? CommandOutbox<View>)?.storedCount ?? 0
  }

  @inlinable
  var commands: CommandOutbox<View> {
    if let outbox = state.outbox {
      // `makeCommands()` made it, which is the one place that makes any, for this same View.
      return unsafeDowncast(outbox, to: CommandOutbox<View>.self)
    }
    return makeCommands { outbox, state in outbox.drain(state) }
  }

  @usableFromInline
  func makeCommands(replay: @escaping CommandOutbox<View>.Replay) -> CommandOutbox<View> {
    let made = CommandOutbox<View>(tracer: tracer, replay: replay)
    state.outbox = made
    return made
  }
}
