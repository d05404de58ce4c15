import Measurement

extension Comparison {
  /// Views that go while they are attached, all at once; each presenter is told in a task of the main actor.
  ///
  /// It is apart from `life`, because the tasks leave a heap behind in which the next allocations are slower,
  /// and there are no millions of it, because a task takes more memory than the screen and its presenter.
  static let droppedLife = Comparison(
    "dropped-life", summary: "a presenter with its view, which goes attached while 10,000 are alive",
    occasion: .full, isDeterministic: false
  ) {
    try await expectDetaches(of: "token of a weak reference") {
      attached(1000, TokenScreen.init) { $0.appear() }.map(\.presenter.relay)
    }
    try await expectDetaches(of: "ViewAttachment") {
      attached(1000, SignallingScreen.init) { $0.appear() }.map(\.presenter.relay)
    }
    let count = 10_000
    return [
      Variant(
        "token of a weak reference", note: "by hand: its deinit clears the reference in a task",
        operations: count
      ) { iterations in
        for _ in 0..<iterations {
          weak let last = attached(count, TokenScreen.init) { $0.appear() }.last?.presenter
          // The tasks run in the order in which they were made; the last presenter is freed last.
          while last != nil { await Task.yield() }
        }
      },
      Variant(
        "ViewAttachment", note: "closed at once, and the presenter told in a task", operations: count
      ) { iterations in
        for _ in 0..<iterations {
          weak let last = attached(count, SignallingScreen.init) { $0.appear() }.last?.presenter
          while last != nil { await Task.yield() }
        }
      },
    ]
  }

  @MainActor
  private static func attached<Screen: AnyObject>(
    _ count: Int, _ make: () -> Screen, appear: (Screen) -> Void
  ) -> [Screen] {
    let screens = (0..<count).map { _ in make() }
    for screen in screens { appear(screen) }
    return screens
  }

  /// Sees to it that each presenter hears of its view's end, once.
  /// - Parameter relays: Makes screens, lets them go, and keeps of each presenter what hears of it.
  @MainActor
  private static func expectDetaches(of variant: String, _ relays: () -> [Relay]) async throws {
    let relays = relays()
    while relays.last?.heard == 0 { await Task.yield() }
    if let other = relays.first(where: { $0.heard != 1 }) {
      throw DispatchFault(variant: variant, expected: 1, rendered: other.heard)
    }
  }
}
