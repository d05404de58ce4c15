/// A counter that tells its screen in a task of the main actor, as from a callback of another thread.
@MainActor
final class HoppingCounter {
  private(set) var count = 0

  @inline(never)
  func increment(for screen: HopScreen) {
    count &+= 1
    Task { @MainActor [weak screen, count] in screen?.perform(.flash(count)) }
  }
}
