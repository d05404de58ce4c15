import Enfilade

/// A presenter that begins itself, as for a timer or a reply. Nothing is inlined: it is called from outside.
final class TickPresenter<V: PassiveView<TickCommand>>: Presenter {
  let link = ViewLink<V>()
  var count = 0
  private(set) var attachments = 0

  func handle(_ event: Never, on view: V) {}

  func viewAttached() {
    attachments &+= 1
  }

  /// The weak link, loaded once for all the commands.
  @inline(never)
  func flash(times: Int) {
    link.withView { view in
      for _ in 0..<times {
        count &+= 1
        view.perform(.flash(count))
      }
    }
  }

  @inline(never)
  func flashWithView() {
    count &+= 1
    link.withView { $0.perform(.flash(count)) }
  }

  @inline(never)
  func flash() {
    count &+= 1
    link.send(.flash(count))
  }

  @inline(never)
  func latest() {
    count &+= 1
    link.send(.latest(count))
  }

  @inline(never)
  func once() {
    count &+= 1
    link.send(.once(count))
  }

  @inline(never)
  func every() {
    count &+= 1
    link.send(.every(count))
  }

  @inline(never)
  func clear() {
    link.send(.clear)
  }

  @inline(never)
  func flash(on view: V) {
    count &+= 1
    link.send(.flash(count), on: view)
  }

  @inline(never)
  func latest(on view: V) {
    count &+= 1
    link.send(.latest(count), on: view)
  }
}
