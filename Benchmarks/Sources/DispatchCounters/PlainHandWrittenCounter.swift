/// The counter without the kit, with nothing written for the sake of other modules.
@MainActor
public final class PlainHandWrittenCounter {
  var count = 0

  public init() {}

  public func handle(_ event: CounterEvent, on screen: some CounterRendering) {
    switch event {
    case .increment:
      count &+= 1
      screen.perform(.show(count))
    }
  }
}
