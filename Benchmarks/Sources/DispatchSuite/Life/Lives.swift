import Measurement

/// Makes screens with their presenters, many at a time.
@MainActor
enum Lives {
  static func bare(_ count: Int) -> [BareScreen] {
    (0..<count).map { _ in BareScreen() }
  }

  static func delegating(_ count: Int) -> [DelegatingScreen] {
    (0..<count).map { _ in DelegatingScreen() }
  }

  static func attached(_ count: Int) -> [LivingScreen] {
    (0..<count).map { _ in LivingScreen() }
  }

  /// Sees to it that each presenter drives the view that it was made with; outside of what is measured, where
  /// only making, keeping and freeing count.
  static func check() throws {
    let bare = bare(1000)
    for screen in bare { screen.tick() }
    try expectOneCommand("bare", bare.map(\.rendered))
    let delegating = delegating(1000)
    for screen in delegating { screen.presenter.flash() }
    try expectOneCommand("weak existential", delegating.map(\.rendered))
    let attached = attached(1000)
    for screen in attached { screen.presenter.flash() }
    try expectOneCommand("attached view", attached.map(\.rendered))
    for screen in attached { screen.disappear() }
  }

  private static func expectOneCommand(_ variant: String, _ rendered: [Int]) throws {
    if let other = rendered.first(where: { $0 != 1 }) {
      throw DispatchFault(variant: variant, expected: 1, rendered: other)
    }
  }
}
