/// A presenter that begins itself, as most people write it by hand.
@MainActor
final class WeakTicker {
  weak var view: (any TickRendering)?
  var count = 0

  @inline(never)
  func flash() {
    count &+= 1
    view?.perform(.flash(count))
  }

  /// The same for several commands, for which the view is looked up once.
  @inline(never)
  func flash(times: Int) {
    guard let view else { return }
    for _ in 0..<times {
      count &+= 1
      view.perform(.flash(count))
    }
  }
}
