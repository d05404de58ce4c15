/// The commands that a presenter sends to its views, and how far the attached one has come.
@usableFromInline
final class CommandOutbox<View: PassiveView>: Outbox<View> where View.Command: ViewCommand {
  @usableFromInline @exclusivity(unchecked) var log = CommandLog<View.Command>()
  /// The attachment whose view is performing a command. What is sent meanwhile waits its turn.
  @usableFromInline @exclusivity(unchecked) var performing: Int?
  @usableFromInline let isTraced: Bool
  private let tracer: Tracer?
  private let replay: Replay

  /// Tells the attached view what it missed.
  @usableFromInline typealias Replay = @MainActor (CommandOutbox, LinkState<View>) -> Void

  /// - Parameter replay: Calls ``drain(_:)``, from where the type of the view is known: compiled here, it would
  ///   handle commands of any size by way of memory of its own.
  init(tracer: Tracer?, replay: @escaping Replay) {
    self.tracer = tracer
    self.replay = replay
    isTraced = tracer != nil
  }

  /// How many commands are held for the attached view or later ones.
  var count: Int { log.count }

  /// How many places they take, gaps included.
  var storedCount: Int { log.storedCount }

  @usableFromInline override func attached(to link: LinkState<View>) {
    replay(self, link)
  }

  @usableFromInline override func detached() {
    let dropped = log.detach()
    if let tracer {
      for command in dropped { tracer.note(.dropped(command)) }
    }
  }

  @inlinable
  func send(_ command: View.Command, over link: LinkState<View>) {
    if let view = link.attachedView, let generation = link.attached {
      send(command, on: view, generation, over: link)
    } else {
      let isHeld = log.append(command, command.delivery, isAttached: false)
      if isTraced { noteWaiting(command, isHeld: isHeld) }
    }
  }

  /// - Parameters:
  ///   - view: The attached view.
  ///   - generation: Its attachment.
  @inlinable
  func send(_ command: View.Command, on view: View, _ generation: Int, over link: LinkState<View>) {
    guard performing != generation, log.isDrained else {
      log.append(command, command.delivery, isAttached: true)
      if isTraced { noteWaiting(command, isHeld: true) }
      return
    }
    log.appendSeen(command, command.delivery)
    performing = generation
    if isTraced { notePerformed(command) }
    view.perform(command)
    if performing == generation { performing = nil }
    if !log.isDrained { drain(link) }
  }

  @usableFromInline
  func noteWaiting(_ command: View.Command, isHeld: Bool) {
    tracer?.note(isHeld ? .queued(command) : .dropped(command))
  }

  @usableFromInline
  func notePerformed(_ command: View.Command) {
    tracer?.note(.performed(command))
  }

  @usableFromInline
  func notePerformedLate(_ command: View.Command) {
    tracer?.note(.performedLate(command))
  }

  @inlinable
  func drain(_ link: LinkState<View>) {
    guard let generation = link.attached, performing != generation, let view = link.attachedView else {
      return
    }
    performing = generation
    while link.attached == generation, link.isOpen, let command = log.next() {
      if isTraced { notePerformedLate(command) }
      view.perform(command)
    }
    if performing == generation { performing = nil }
  }
}
