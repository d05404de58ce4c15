import Measurement

extension Comparison {
  /// How many commands wait for the view.
  static let waiting = 64

  /// What a presenter says while it has no view waits for the next one. An iteration sends 64 commands,
  /// attaches the view, which is told them, detaches it, and sees to it that none is left.
  static let detached = Comparison(
    "detached", summary: "a command that waits for a view: queued, replayed to it, and cleared; 64 at a time"
  ) {
    try await handWrittenQueues() + kitDeliveries()
  }

  @MainActor
  private static func handWrittenQueues() async throws -> [Variant] {
    let screen = PlainTickScreen()
    let view = opaque(screen as any TickRendering)
    let commands = EnumQueue()
    let closures = ClosureQueue()
    let last = LastCommand()
    return [
      try await .checked(
        "array of an enum", note: "by hand, told once: append, loop, removeAll(keepingCapacity: true)",
        operations: waiting, rendered: { screen.rendered }
      ) { iterations in
        for _ in 0..<iterations {
          for _ in 0..<waiting { commands.once() }
          commands.attach(view)
          commands.detach()
        }
        blackHole(screen)
      },
      try await .checked(
        "array of closures", note: "by hand, told once: the same with a closure for each command",
        operations: waiting, rendered: { screen.rendered }
      ) { iterations in
        for _ in 0..<iterations {
          for _ in 0..<waiting { closures.once() }
          closures.attach(view)
          closures.detach()
        }
        blackHole(screen)
      },
      try await .checked(
        "the last one", note: "by hand, one variable: of 64 commands the view is told the last",
        operations: waiting, rendering: 1, rendered: { screen.rendered }
      ) { iterations in
        for _ in 0..<iterations {
          for _ in 0..<waiting { last.latest() }
          last.attach(view)
          last.detach()
        }
        blackHole(screen)
      },
    ]
  }
}
