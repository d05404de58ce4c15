/// The screen of the presenters that are written by hand; it performs what a ``TickScreen`` does.
@MainActor
final class PlainTickScreen: TickRendering {
  private(set) var rendered = 0
  private(set) var shown = 0

  /// Rendering leaves the program, so it is not inlined.
  @inline(never)
  func perform(_ command: TickCommand) {
    switch command {
    case .flash(let count), .once(let count), .every(let count), .latest(let count):
      rendered &+= 1
      shown = count
    case .clear:
      shown = 0
    }
  }
}
