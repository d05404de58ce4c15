import Measurement

extension Comparison {
  /// The smallest round trip there is; each variant enters by a call and renders by a call that are not
  /// inlined, and what lies between is compared.
  ///
  /// It is so small that where the compiler has put the code counts for more than what the code is. The twin
  /// shows by how much: a variant within its distance from the yardstick is as fast as the yardstick.
  static func roundTrip(beside others: @escaping @MainActor @Sendable () async throws -> [Variant])
    -> Comparison
  {
    Comparison(
      "round-trip", summary: "event and command; the twin is the direct call elsewhere in the program"
    ) {
      try await directRoundTrips() + kitRoundTrips() + handWrittenRoundTrips() + others()
    }
  }

  @MainActor
  private static func directRoundTrips() async throws -> [Variant] {
    let direct = DirectScreen()
    let twin = DirectTwinScreen()
    return [
      try await .roundTrip(
        "direct call", note: "two concrete classes that know each other", rendered: { direct.rendered }
      ) { iterations in
        for _ in 0..<iterations {
          for _ in 0..<16 { direct.tap() }
        }
        blackHole(direct)
      },
      try await .roundTrip(
        "direct call, twin", note: "the same again, letter for letter", rendered: { twin.rendered }
      ) { iterations in
        for _ in 0..<iterations {
          for _ in 0..<16 { twin.tap() }
        }
        blackHole(twin)
      },
    ]
  }

  @MainActor
  private static func kitRoundTrips() async throws -> [Variant] {
    let handled = HandleScreen()
    handled.appear()
    let sent = SendScreen()
    sent.appear()
    return [
      try await .roundTrip(
        "handle(_:on:)", note: "the view calls its presenter's handler itself", rendered: { handled.rendered }
      ) { iterations in
        for _ in 0..<iterations {
          for _ in 0..<16 { handled.tap() }
        }
        blackHole(handled)
      },
      try await .roundTrip(
        "send(_:on:)", note: "as views do, so that an observer could see it", rendered: { sent.rendered }
      ) { iterations in
        for _ in 0..<iterations {
          for _ in 0..<16 { sent.tap() }
        }
        blackHole(sent)
      },
    ]
  }
}
