import Observation

/// A counter that can be observed.
@MainActor
@Observable
final class ObservableCounter {
  private(set) var count = 0

  @inline(never)
  func increment() {
    count &+= 1
  }
}
