public import CounterContract

/// The yardstick: no kit, and the concrete presenter is called.
@MainActor
public final class TextHandWrittenScreen: CountedScreen {
  let presenter = TextHandWritten()
  public private(set) var performed = 0
  var count = 0
  var title = ""

  public init() {}

  /// What the person did. It comes from outside, so it is not inlined.
  @inline(never)
  func receive(_ event: TextEvent) {
    presenter.handle(event, on: self)
  }

  /// Rendering leaves the program, so it is not inlined.
  @inline(never)
  func perform(_ command: CounterCommand) {
    performed += 1
    switch command {
    case .show(let count): self.count = count
    case .title(let title): self.title = title
    }
  }

  public func fire(_ times: Int) {
    for _ in 0..<times {
      receive(.rename("tally"))
      receive(.clear)
      receive(.rename("a tally of more than sixteen letters"))
    }
  }
}
