/// A presenter that begins itself, and tells its screen by a closure that holds the screen weakly.
@MainActor
final class ClosureTicker {
  var show: ((TickCommand) -> Void)?
  var count = 0

  @inline(never)
  func flash() {
    count &+= 1
    show?(.flash(count))
  }
}
