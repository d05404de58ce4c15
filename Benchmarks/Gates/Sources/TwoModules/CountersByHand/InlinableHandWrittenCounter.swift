public import CounterContract

/// The counter without the kit, annotated for other modules.
@MainActor
public final class InlinableHandWrittenCounter {
  @usableFromInline @exclusivity(unchecked) var count = 0
  @usableFromInline @exclusivity(unchecked) var name = "tally"

  public init() {}

  @inlinable
  public func handle(_ event: CounterEvent, on screen: some CounterRendering) {
    switch event {
    case .increment:
      count += 1
      screen.perform(.show(count))
    case .add(let amount):
      count += amount
      screen.perform(.show(count))
    case .recall:
      screen.perform(.title(name))
    }
  }
}
