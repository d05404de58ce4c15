import Measurement

extension Comparison {
  /// What it costs to bind a view to its presenter and to part them, at once.
  static let attachment = Comparison("attachment", summary: "attach a view and detach it again, at once") {
    let plain = PlainTickScreen()
    let view = opaque(plain as any TickRendering)
    let byHand = WeakAttacher()
    try expectCommands(of: "weak reference", seenBy: { plain.rendered }) {
      byHand.attach(view)
    } tick: {
      byHand.flash()
    } detach: {
      byHand.detach()
    }
    let screen = TickScreen()
    let presenter = screen.presenter
    try expectCommands(of: "attach(_:)", seenBy: { screen.rendered }) {
      screen.appear()
    } tick: {
      presenter.flash()
    } detach: {
      screen.disappear()
    }
    return [
      try await .checked(
        "weak reference", note: "by hand: set, and cleared", rendered: { byHand.attachments }
      ) { iterations in
        for _ in 0..<iterations {
          for _ in 0..<16 {
            byHand.attach(view)
            byHand.detach()
          }
        }
        blackHole(plain)
      },
      try await .checked(
        "attach(_:)", note: "attach(_:), and link.detach(); presenter told of both, work cancelled",
        rendered: { presenter.attachments }
      ) { iterations in
        for _ in 0..<iterations {
          for _ in 0..<16 {
            screen.appear()
            screen.disappear()
          }
        }
        blackHole(screen)
      },
    ]
  }

  /// Sees to it that commands reach the view while it is attached, and only then.
  @MainActor
  private static func expectCommands(
    of variant: String, seenBy rendered: () -> Int, attach: () -> Void, tick: () -> Void, detach: () -> Void
  ) throws {
    let before = rendered()
    tick()
    attach()
    tick()
    detach()
    tick()
    let difference = rendered() - before
    guard difference == 1 else {
      throw DispatchFault(variant: variant, expected: 1, rendered: difference)
    }
  }
}
