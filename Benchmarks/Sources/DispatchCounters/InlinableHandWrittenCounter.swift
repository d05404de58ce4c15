/// The counter without the kit, annotated as ``InlinableCounter`` is.
///
/// It is lent its screen as that one is: a presenter cannot name a class of a module that imports it, and
/// nothing that is written by hand is faster.
@MainActor
public final class InlinableHandWrittenCounter {
  @usableFromInline @exclusivity(unchecked) var count = 0

  public init() {}

  @inlinable
  public func handle(_ event: CounterEvent, on screen: some CounterRendering) {
    switch event {
    case .increment:
      count &+= 1
      screen.perform(.show(count))
    }
  }
}
