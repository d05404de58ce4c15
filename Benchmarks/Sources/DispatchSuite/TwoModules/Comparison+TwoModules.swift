import Measurement

extension Comparison {
  /// The same round trip where the presenter lives in another module than its screen.
  ///
  /// What is `public` and nothing more is opaque to the compiler of the other module, whoever wrote it. So each
  /// way is shown with the annotations that open it, and without; by hand the same ones are used.
  static let twoModules = Comparison(
    "two-modules", summary: "event and command, the presenter in another module than its screen"
  ) {
    try await annotatedPresenters() + plainPresenters()
  }

  @MainActor
  private static func annotatedPresenters() async throws -> [Variant] {
    let byHand = InlinableHandWrittenScreen()
    let handled = InlinableHandleScreen()
    handled.appear()
    let sent = InlinableSendScreen()
    sent.appear()
    return [
      try await .checked(
        "by hand, annotated", note: "a generic @inlinable handler that is lent its screen",
        rendered: { byHand.rendered }
      ) { iterations in
        for _ in 0..<iterations {
          for _ in 0..<16 { byHand.tap() }
        }
        blackHole(byHand)
      },
      try await .checked(
        "handle(_:on:), annotated", note: "an @inlinable handler", rendered: { handled.rendered }
      ) { iterations in
        for _ in 0..<iterations {
          for _ in 0..<16 { handled.tap() }
        }
        blackHole(handled)
      },
      try await .checked(
        "send(_:on:), annotated", note: "an @inlinable handler", rendered: { sent.rendered }
      ) { iterations in
        for _ in 0..<iterations {
          for _ in 0..<16 { sent.tap() }
        }
        blackHole(sent)
      },
    ]
  }
}
