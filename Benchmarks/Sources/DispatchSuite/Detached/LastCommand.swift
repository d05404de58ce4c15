/// By hand: a presenter that keeps the last command for its next view.
@MainActor
final class LastCommand {
  private weak var view: (any TickRendering)?
  private var last: TickCommand?
  private var count = 0

  @inline(never)
  func latest() {
    count &+= 1
    send(.latest(count))
  }

  @inline(never)
  func attach(_ view: any TickRendering) {
    self.view = view
    if let last { view.perform(last) }
  }

  @inline(never)
  func detach() {
    view = nil
  }

  private func send(_ command: TickCommand) {
    last = command
    view?.perform(command)
  }
}
