import Measurement

extension Comparison {
  /// The presenter borrows its view, for one command or for many.
  @MainActor
  static func lentTicks() async throws -> [Variant] {
    let screen = TickScreen()
    screen.appear()
    let presenter = screen.presenter
    return [
      try await .checked(
        "link.withView", note: "the view is lent for one command", rendered: { screen.rendered }
      ) { iterations in
        for _ in 0..<iterations {
          for _ in 0..<16 { presenter.flashWithView() }
        }
        blackHole(screen)
      },
      try await .checked(
        "link.withView, 4 at once", note: "the view is lent for 4 commands", rendered: { screen.rendered }
      ) { iterations in
        for _ in 0..<iterations {
          for _ in 0..<4 { presenter.flash(times: 4) }
        }
        blackHole(screen)
      },
      try await .checked(
        "link.withView, 16 at once", note: "the view is lent for 16 commands", rendered: { screen.rendered }
      ) { iterations in
        for _ in 0..<iterations { presenter.flash(times: 16) }
        blackHole(screen)
      },
      try await .checked(
        "link.withView, 64 at once", note: "the view is lent for 64 commands", operations: 64,
        rendered: { screen.rendered }
      ) { iterations in
        for _ in 0..<iterations { presenter.flash(times: 64) }
        blackHole(screen)
      },
    ]
  }
}
