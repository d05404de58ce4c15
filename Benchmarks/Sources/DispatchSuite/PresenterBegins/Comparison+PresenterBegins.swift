import Measurement

extension Comparison {
  /// What a presenter starts itself has no view at hand, so it has to be looked for; many commands at once
  /// share the looking.
  static let presenterBegins = Comparison(
    "presenter-begins", summary: "a command that the presenter starts itself, as for a timer or a reply"
  ) {
    try await handWrittenTicks() + lentTicks() + sentTicks()
  }

  @MainActor
  private static func handWrittenTicks() async throws -> [Variant] {
    let screen = PlainTickScreen()
    let existential = WeakTicker()
    existential.view = opaque(screen as any TickRendering)
    let closure = ClosureTicker()
    closure.show = { [weak screen] command in screen?.perform(command) }
    return [
      try await .checked(
        "weak existential", note: "weak var view: (any TickRendering)?", rendered: { screen.rendered }
      ) { iterations in
        for _ in 0..<iterations {
          for _ in 0..<16 { existential.flash() }
        }
        // A view that is held weakly is freed after its last use, and a presenter without a view is fast.
        blackHole(screen)
      },
      try await .checked(
        "weak existential, 16 at once", note: "guard let view, once for 16 commands",
        rendered: { screen.rendered }
      ) { iterations in
        for _ in 0..<iterations { existential.flash(times: 16) }
        blackHole(screen)
      },
      try await .checked(
        "closure, [weak view]", note: "the presenter calls a closure that holds the view weakly",
        rendered: { screen.rendered }
      ) { iterations in
        for _ in 0..<iterations {
          for _ in 0..<16 { closure.flash() }
        }
        blackHole(screen)
      },
    ]
  }
}
