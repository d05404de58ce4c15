/// What a link holds back for its views; ``CommandOutbox`` is the one kind there is.
///
/// A ``ViewLink`` serves views that take no commands too, so it cannot name the type of the commands.
@MainActor
class Outbox<View: AnyObject> {
  nonisolated init() {}

  /// A view was attached.
  func attached(to link: ViewLink<View>) {}

  /// The view is attached no more.
  func detached() {}
}

/// The commands that a presenter sends to its views, and how far the attached one has come.
final class CommandOutbox<View: PassiveView>: Outbox<View> where View.Command: ViewCommand {
  private var log = CommandLog<View.Command>()
  /// The attachment whose view is performing a command. What is sent meanwhile waits its turn.
  private var performing: Int?
  private let tracer: Tracer?

  init(tracer: Tracer?) {
    self.tracer = tracer
  }

  /// How many commands are held for the attached view or later ones.
  var count: Int { log.count }

  override func attached(to link: ViewLink<View>) {
    log.rewind()
    drain(link)
  }

  override func detached() {
    let dropped = log.detach()
    if let tracer {
      for command in dropped { tracer.note(.dropped(command)) }
    }
  }

  func send(_ command: View.Command, over link: ViewLink<View>) {
    if let view = link.attachedView, let generation = link.attached {
      send(command, on: view, generation, over: link)
    } else {
      let isHeld = log.append(command, command.delivery, isAttached: false)
      tracer?.note(isHeld ? .queued(command) : .dropped(command))
    }
  }

  /// - Parameters:
  ///   - view: The attached view.
  ///   - generation: Its attachment.
  func send(_ command: View.Command, on view: View, _ generation: Int, over link: ViewLink<View>) {
    guard performing != generation, log.isDrained else {
      log.append(command, command.delivery, isAttached: true)
      tracer?.note(.queued(command))
      return
    }
    log.appendSeen(command, command.delivery)
    performing = generation
    tracer?.note(.performed(command))
    view.perform(command)
    if performing == generation { performing = nil }
    if !log.isDrained { drain(link) }
  }

  private func drain(_ link: ViewLink<View>) {
    guard let generation = link.attached, performing != generation, let view = link.attachedView else {
      return
    }
    performing = generation
    while link.attached == generation, link.isOpen, let command = log.next() {
      tracer?.note(.replayed(command))
      view.perform(command)
    }
    if performing == generation { performing = nil }
  }
}
