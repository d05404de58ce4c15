import Enfilade

enum CounterEvent {
  case tapped
}

final class CounterPresenter<V: PassiveView<Int>>: Presenter {
  let link = ViewLink<V>()
  private var count = 0

  func handle(_ event: CounterEvent, on view: V) {
    count += 1
    view.perform(count)
    task { [count] in
      count * 10
    } then: { presenter, result in
      presenter.link.withView { $0.perform(result.get()) }
    }
  }
}

final class PrintingView: PassiveView {
  let presenter = CounterPresenter<PrintingView>()
  private var attachment: ViewAttachment?

  func appear() { attachment = presenter.attach(self) }
  func tap() { presenter.send(.tapped, on: self) }
  func perform(_ command: Int) { print("count", command) }
}

@main
enum CoreOnly {
  @MainActor
  static func main() async {
    let view = PrintingView()
    view.appear()
    view.tap()
    await view.presenter.settle()
  }
}
