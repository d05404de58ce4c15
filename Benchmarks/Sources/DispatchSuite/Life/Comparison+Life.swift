import Measurement

extension Comparison {
  /// What presenters with their views cost to make, to keep and to free, all of them alive at once.
  ///
  /// Ten thousand of them take a few megabytes, and the time that a person waits.
  static let life = Comparison(
    "life", summary: "a presenter with its view, made and freed while 10,000 are alive"
  ) {
    try Lives.check()
    return lives(of: 10_000)
  }

  /// The same with a million, of which most are made and freed out of the processor's caches.
  static let millionLives = Comparison(
    "million-lives", summary: "a presenter with its view, made and freed while 1,000,000 are alive",
    occasion: .full
  ) {
    try Lives.check()
    return lives(of: 1_000_000)
  }

  /// - Parameter count: How many live at once.
  @MainActor
  static func lives(of count: Int) -> [Variant] {
    [
      Variant(
        "weak existential", note: "by hand: the view is its presenter's delegate", operations: count
      ) { iterations in
        for _ in 0..<iterations { blackHole(Lives.delegating(count)) }
      },
      Variant("bare", note: "by hand: the presenter does not know its view", operations: count) {
        iterations in
        for _ in 0..<iterations { blackHole(Lives.bare(count)) }
      },
      Variant(
        "attached view", note: "attached when it is made, detached before it goes", operations: count
      ) { iterations in
        for _ in 0..<iterations {
          let screens = Lives.attached(count)
          blackHole(screens)
          for screen in screens { screen.disappear() }
        }
      },
    ]
  }
}
