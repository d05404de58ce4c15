public import Enfilade

/// The counter with the kit, with nothing written for the sake of other modules.
public final class PlainCounter<V: PassiveView<CounterCommand>>: Presenter {
  public let link = ViewLink<V>()
  var count = 0

  public init() {}

  public func handle(_ event: CounterEvent, on view: V) {
    switch event {
    case .increment:
      count &+= 1
      view.perform(.show(count))
    }
  }
}
