import Observation

/// The screen of an ``ObservableCounter``.
///
/// A change is announced before it is made and to those only who have asked since the last one. So the screen
/// notes that it has to render, renders when the change is over, and asks again, as UIKit does by layout passes.
@MainActor
final class ObservingScreen {
  let counter = ObservableCounter()
  private var mustRender = false
  private(set) var rendered = 0
  private(set) var shown = 0

  func appear() {
    render()
  }

  func renderIfNeeded() {
    guard mustRender else { return }
    mustRender = false
    render()
  }

  private func render() {
    withObservationTracking {
      show(counter.count)
    } onChange: { [weak self] in
      MainActor.assumeIsolated { self?.mustRender = true }
    }
  }

  /// Rendering leaves the program, so it is not inlined.
  @inline(never)
  private func show(_ count: Int) {
    rendered &+= 1
    shown = count
  }
}
