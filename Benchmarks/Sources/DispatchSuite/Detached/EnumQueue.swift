/// By hand: a presenter that keeps the commands for its next view in an array.
@MainActor
final class EnumQueue {
  private weak var view: (any TickRendering)?
  private var pending: [TickCommand] = []
  private var count = 0

  @inline(never)
  func once() {
    count &+= 1
    send(.once(count))
  }

  @inline(never)
  func attach(_ view: any TickRendering) {
    self.view = view
    for command in pending { view.perform(command) }
    pending.removeAll(keepingCapacity: true)
  }

  @inline(never)
  func detach() {
    view = nil
  }

  private func send(_ command: TickCommand) {
    if let view { view.perform(command) } else { pending.append(command) }
  }
}
