/// A screen that is told from tasks.
@MainActor
final class HopScreen {
  let relay = Relay()
  private(set) var shown = 0

  /// Rendering leaves the program, so it is not inlined.
  @inline(never)
  func perform(_ command: TickCommand) {
    guard case .flash(let count) = command else { return }
    shown = count
    relay.hear()
  }
}
