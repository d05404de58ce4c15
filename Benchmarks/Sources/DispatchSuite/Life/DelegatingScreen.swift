/// A screen that is its presenter's delegate: it owns the presenter, which refers to it weakly.
@MainActor
final class DelegatingScreen: TickRendering {
  let presenter = WeakTicker()
  private(set) var rendered = 0

  init() {
    presenter.view = self
  }

  func perform(_ command: TickCommand) {
    rendered &+= 1
  }
}
