import Measurement

extension Comparison {
  /// The presenter sends commands, which are kept in order and, of the latest, the last one for views to come.
  @MainActor
  static func sentTicks() async throws -> [Variant] {
    let screen = TickScreen()
    screen.appear()
    let presenter = screen.presenter
    return [
      try await .checked(
        "link.send, .ifAttached", note: "in order, and remembered for nobody", rendered: { screen.rendered }
      ) { iterations in
        for _ in 0..<iterations {
          for _ in 0..<16 { presenter.flash() }
        }
        blackHole(screen)
      },
      try await .checked(
        "link.send, .latest", note: "in order, and the last one is kept for later views",
        rendered: { screen.rendered }
      ) { iterations in
        for _ in 0..<iterations {
          for _ in 0..<16 { presenter.latest() }
        }
        blackHole(screen)
      },
      try await .checked(
        "link.send(_:on:), .ifAttached", note: "with the view at hand that an event brought",
        rendered: { screen.rendered }
      ) { iterations in
        for _ in 0..<iterations {
          for _ in 0..<16 { presenter.flash(on: screen) }
        }
        blackHole(screen)
      },
      try await .checked(
        "link.send(_:on:), .latest", note: "with the view at hand, and the last one is kept for later views",
        rendered: { screen.rendered }
      ) { iterations in
        for _ in 0..<iterations {
          for _ in 0..<16 { presenter.latest(on: screen) }
        }
        blackHole(screen)
      },
    ]
  }
}
