/// A presenter without a view of its own.
@MainActor
final class BareTicker {
  var count = 0

  func flash(on screen: BareScreen) {
    count &+= 1
    screen.perform(.flash(count))
  }
}
