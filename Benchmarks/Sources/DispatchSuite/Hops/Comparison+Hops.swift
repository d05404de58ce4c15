import Measurement

extension Comparison {
  /// Ways to tell the screen of a change in a later turn of the main actor, beside telling it at once.
  ///
  /// One at a time, the next change is made when the last one has been shown, as when a person types; 16 at once
  /// is the best that these can do.
  static let hops = Comparison(
    "hops", summary: "a change of the presenter's that its screen shows in another task",
    isDeterministic: false
  ) {
    let sent = TickScreen()
    sent.appear()
    let yardstick = try await Variant.checked(
      "link.send, .ifAttached", note: "at once, without a task", rendered: { sent.rendered }
    ) { iterations in
      for _ in 0..<iterations {
        for _ in 0..<16 { sent.presenter.flash() }
      }
      blackHole(sent)
    }
    return try await [yardstick] + hoppingVariants() + streamingVariants()
  }

  @MainActor
  private static func hoppingVariants() async throws -> [Variant] {
    let counter = HoppingCounter()
    let screen = HopScreen()
    return [
      try await .checked(
        "Task { @MainActor in }", note: "a task for each change, made when the last one has been shown",
        rendered: { screen.relay.heard }
      ) { iterations in
        await screen.relay.run(16 * iterations) { counter.increment(for: screen) }
      },
      try await .checked(
        "Task { @MainActor in }, 16 at once", note: "16 tasks for 16 changes",
        rendered: { screen.relay.heard }
      ) { iterations in
        await screen.relay.run(16 * iterations, batch: 16) {
          for _ in 0..<16 { counter.increment(for: screen) }
        }
      },
    ]
  }

  @MainActor
  private static func streamingVariants() async throws -> [Variant] {
    let counter = StreamingCounter()
    let screen = HopScreen()
    Task { [commands = counter.commands] in
      for await command in commands { screen.perform(command) }
    }
    return [
      try await .checked(
        "AsyncStream", note: "yield, and for await in a task; made when the last one has been shown",
        rendered: { screen.relay.heard }
      ) { iterations in
        await screen.relay.run(16 * iterations) { counter.increment() }
      },
      try await .checked(
        "AsyncStream, 16 at once", note: "yield 16 times, and for await in a task",
        rendered: { screen.relay.heard }
      ) { iterations in
        await screen.relay.run(16 * iterations, batch: 16) {
          for _ in 0..<16 { counter.increment() }
        }
      },
    ]
  }
}
