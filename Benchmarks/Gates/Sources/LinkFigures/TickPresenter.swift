import Enfilade

/// A presenter that begins itself, as for a timer or a reply. Nothing is inlined: it is called from outside.
final class TickPresenter<V: PassiveView<TickCommand>>: Presenter {
  let link = ViewLink<V>()
  var count = 0

  func handle(_ event: Void, on view: V) {}

  @inline(never)
  func flash() {
    count += 1
    link.send(.flash(count))
  }

  @inline(never)
  func show() {
    count += 1
    link.send(.show(count))
  }

  @inline(never)
  func flash(on view: V) {
    count += 1
    link.send(.flash(count), on: view)
  }

  @inline(never)
  func show(on view: V) {
    count += 1
    link.send(.show(count), on: view)
  }

  /// The weak link, loaded once for all the commands.
  @inline(never)
  func flash(times: Int) {
    link.withView { view in
      for _ in 0..<times {
        count += 1
        view.perform(.flash(count))
      }
    }
  }

  /// The same with nothing between presenter and view, which is what the weak link is compared with.
  @inline(never)
  func flash(directlyOn view: V) {
    count += 1
    view.perform(.flash(count))
  }
}
