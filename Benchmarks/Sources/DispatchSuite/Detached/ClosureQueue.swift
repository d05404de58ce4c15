/// By hand: a presenter that keeps what its next view is to be told as closures.
@MainActor
final class ClosureQueue {
  private weak var view: (any TickRendering)?
  private var pending: [(any TickRendering) -> Void] = []
  private var count = 0

  @inline(never)
  func once() {
    count &+= 1
    tell { [count] view in view.perform(.once(count)) }
  }

  @inline(never)
  func attach(_ view: any TickRendering) {
    self.view = view
    for action in pending { action(view) }
    pending.removeAll(keepingCapacity: true)
  }

  @inline(never)
  func detach() {
    view = nil
  }

  private func tell(_ action: @escaping (any TickRendering) -> Void) {
    if let view { action(view) } else { pending.append(action) }
  }
}
