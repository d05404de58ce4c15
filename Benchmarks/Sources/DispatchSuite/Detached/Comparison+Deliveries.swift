import Measurement

extension Comparison {
  /// The kit's deliveries that wait.
  @MainActor
  static func kitDeliveries() async throws -> [Variant] {
    let once = TickScreen()
    let every = TickScreen()
    let latest = TickScreen()
    return [
      try await .checked(
        "link.send, .once", note: "the view is told each, and then it is gone", operations: waiting,
        rendered: { once.rendered }
      ) { iterations in
        for _ in 0..<iterations {
          for _ in 0..<waiting { once.presenter.once() }
          once.appear()
          once.disappear()
        }
        blackHole(once)
      },
      try await .checked(
        "link.send, .every", note: "the view is told each; it is kept for later ones until the reset",
        operations: waiting, rendered: { every.rendered }
      ) { iterations in
        for _ in 0..<iterations {
          for _ in 0..<waiting { every.presenter.every() }
          every.appear()
          every.presenter.clear()
          every.disappear()
        }
        blackHole(every)
      },
      try await .checked(
        "link.send, .latest", note: "of 64 commands of one slot the view is told the last",
        operations: waiting, rendering: 1, rendered: { latest.rendered }
      ) { iterations in
        for _ in 0..<iterations {
          for _ in 0..<waiting { latest.presenter.latest() }
          latest.appear()
          latest.disappear()
        }
        blackHole(latest)
      },
    ]
  }
}
