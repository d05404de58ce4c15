public import CounterContract
import CountersWithKit
public import Enfilade

/// Sends its events to a plain presenter of another module.
@MainActor
public final class PlainSendScreen: CountedScreen, PassiveView {
  let presenter = PlainCounter<PlainSendScreen>()
  public private(set) var performed = 0
  var count = 0
  var title = ""

  public init() {}

  /// What the person did. It comes from outside, so it is not inlined.
  @inline(never)
  func receive(_ event: CounterEvent) {
    presenter.send(event, on: self)
  }

  /// Rendering leaves the program, so it is not inlined.
  @inline(never)
  public func perform(_ command: CounterCommand) {
    performed += 1
    switch command {
    case .show(let count): self.count = count
    case .title(let title): self.title = title
    }
  }

  public func fire(_ times: Int) {
    for _ in 0..<times {
      receive(.increment)
      receive(.add(2))
      receive(.recall)
    }
  }
}
