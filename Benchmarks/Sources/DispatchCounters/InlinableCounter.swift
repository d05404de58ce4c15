public import Enfilade

/// The counter with the kit, annotated for screens of other modules.
public final class InlinableCounter<V: PassiveView<CounterCommand>>: Presenter {
  public let link = ViewLink<V>()
  @usableFromInline @exclusivity(unchecked) var count = 0

  public init() {}

  @inlinable
  public func handle(_ event: CounterEvent, on view: V) {
    switch event {
    case .increment:
      count &+= 1
      view.perform(.show(count))
    }
  }
}
