/// A screen and a presenter that does not know it: the two objects that there are at least.
@MainActor
final class BareScreen {
  let presenter = BareTicker()
  private(set) var rendered = 0

  func tick() {
    presenter.flash(on: self)
  }

  func perform(_ command: TickCommand) {
    rendered &+= 1
  }
}
