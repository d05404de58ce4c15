import Measurement

extension Comparison {
  /// The ways into another module that is `public` and nothing more.
  @MainActor
  static func plainPresenters() async throws -> [Variant] {
    let byHand = PlainHandWrittenScreen()
    let handled = PlainHandleScreen()
    handled.appear()
    let sent = PlainSendScreen()
    sent.appear()
    return [
      try await .checked(
        "by hand, public only", note: "a generic handler that is lent its screen",
        rendered: { byHand.rendered }
      ) { iterations in
        for _ in 0..<iterations {
          for _ in 0..<16 { byHand.tap() }
        }
        blackHole(byHand)
      },
      try await .checked(
        "handle(_:on:), public only", note: "a generic presenter without annotations",
        rendered: { handled.rendered }
      ) { iterations in
        for _ in 0..<iterations {
          for _ in 0..<16 { handled.tap() }
        }
        blackHole(handled)
      },
      try await .checked(
        "send(_:on:), public only", note: "a generic presenter without annotations",
        rendered: { sent.rendered }
      ) { iterations in
        for _ in 0..<iterations {
          for _ in 0..<16 { sent.tap() }
        }
        blackHole(sent)
      },
    ]
  }
}
