public import Measurement

extension BenchmarkSuite {
  /// The round trip with one retain more, under the name of the one that has none: a gate has to fail for it.
  public static let spoiltDispatch = BenchmarkSuite(
    "dispatch",
    comparisons: [
      Comparison("round-trip", summary: "event and command, with one retain more") {
        let screen = SpoiltScreen()
        return [
          try await .roundTrip(
            "send(_:on:)", note: "with one retain more", rendered: { screen.rendered }
          ) { iterations in
            for _ in 0..<iterations {
              for _ in 0..<16 { screen.tap() }
            }
            blackHole(screen)
          }
        ]
      }
    ])
}
