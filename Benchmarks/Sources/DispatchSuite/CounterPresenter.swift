import Enfilade

/// The counter as it is written with the kit.
final class CounterPresenter<V: PassiveView<CounterCommand>>: Presenter {
  let link = ViewLink<V>()
  var count = 0

  func handle(_ event: CounterEvent, on view: V) {
    switch event {
    case .increment:
      count &+= 1
      view.perform(.show(count))
    }
  }

  /// What a timer or a reply does: the presenter begins, so it has to look for its view.
  @inline(never)
  func tick() {
    count &+= 1
    link.withView { $0.perform(.show(count)) }
  }

  /// The same for 16 commands at once.
  @inline(never)
  func tickSixteenTimes() {
    link.withView { view in
      for _ in 0..<16 {
        count &+= 1
        view.perform(.show(count))
      }
    }
  }
}
