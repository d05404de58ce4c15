import Measurement

extension Comparison {
  /// The smallest round trip there is; each variant enters by a call and renders by a call that are not
  /// inlined, and what lies between is compared.
  ///
  /// It is so small that where the compiler has put the code counts for more than what the code is. The twin
  /// shows by how much: a variant within its distance from the yardstick is as fast as the yardstick.
  static let roundTrip = Comparison(
    "round-trip", summary: "event and command; the twin is the direct call elsewhere in the program"
  ) {
    let direct = DirectScreen()
    let twin = DirectTwinScreen()
    let screen = CounterScreen()
    screen.appear()
    return [
      try checked("direct call", shown: { direct.shown }) { iterations in
        for _ in 0..<iterations {
          for _ in 0..<16 { direct.tap() }
        }
        blackHole(direct)
      },
      try checked("direct call, twin", shown: { twin.shown }) { iterations in
        for _ in 0..<iterations {
          for _ in 0..<16 { twin.tap() }
        }
        blackHole(twin)
      },
      try checked("send(_:on:)", shown: { screen.shown }) { iterations in
        for _ in 0..<iterations {
          for _ in 0..<16 { screen.tap() }
        }
        blackHole(screen)
      },
      try checked("link.withView", shown: { screen.shown }) { iterations in
        for _ in 0..<iterations {
          for _ in 0..<16 { screen.presenter.tick() }
        }
        blackHole(screen)
      },
      try checked("link.withView, 16 at once", shown: { screen.shown }) { iterations in
        for _ in 0..<iterations { screen.presenter.tickSixteenTimes() }
        blackHole(screen)
      },
    ]
  }

  /// Makes a variant of 16 operations, and sees to it that each of them reaches the screen: a view that has
  /// gone or is not attached makes a fast presenter.
  @MainActor
  private static func checked(
    _ name: String, shown: () -> Int, run: @escaping (Int) -> Void
  ) throws(DispatchFault) -> Variant {
    let before = shown()
    run(3)
    let rendered = shown() - before
    guard rendered == 3 * 16 else {
      throw DispatchFault(variant: name, expected: 3 * 16, rendered: rendered)
    }
    return Variant(name, operations: 16, run: run)
  }
}
