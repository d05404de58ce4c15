import Enfilade
import Observation
import Testing

/// A view as a protocol with methods, whose answers are optional to implement.
@MainActor
private protocol GreetingView: AnyObject {
  func show(_ greeting: String)
  func showNothing()
}

extension GreetingView {
  fileprivate func showNothing() {}
}

private final class GreetingPresenter<V: GreetingView>: Presenter {
  let link = ViewLink<V>()

  func handle(_ event: String, on view: V) {
    view.show("hello \(event)")
    task {
      "and again"
    } then: { presenter, result in
      presenter.link.withView {
        $0.show(result.get())
        $0.showNothing()
      }
    }
  }
}

@MainActor
private final class GreetingLabel: GreetingView {
  let presenter = GreetingPresenter<GreetingLabel>()
  private(set) var text: [String] = []
  private var attachment: ViewAttachment?

  func appear() { attachment = presenter.attach(self) }
  func tap() { presenter.send("you", on: self) }
  func show(_ greeting: String) { text.append(greeting) }
}

@MainActor
@Suite(.timeLimit(.minutes(1)))
struct ViewKindsTests {
  @Test func `A view may be a protocol with methods of its own`() async {
    let label = GreetingLabel()
    label.appear()
    label.tap()
    await label.presenter.settle()
    #expect(label.text == ["hello you", "and again"])
  }

  @Test func `A closure is a view`() async {
    var seen: [Int] = []
    let view = ClosureView<Told> { seen.append($0.number) }
    let presenter = TellingPresenter<ClosureView<Told>>()
    presenter.tell(1, .latest("a"))
    view.attach(to: presenter)
    presenter.tell(2, .ifAttached)
    view.detach()
    presenter.tell(3, .ifAttached)
    #expect(seen == [1, 2])
    await presenter.settle()
    #expect(presenter.notes == ["attached", "detached"])
  }

  @Test func `A view that is observed tells of each change`() async {
    typealias View = ObservedView<[Int], Told>
    let view = View([]) { content, command in content.append(command.number) }
    let presenter = TellingPresenter<View>()
    presenter.tell(1, .latest("a"))
    view.attach(to: presenter)
    #expect(view.content == [1])

    await confirmation { changed in
      withObservationTracking {
        _ = view.content
      } onChange: {
        changed()
      }
      presenter.tell(2, .latest("a"))
    }
    #expect(view.content == [1, 2])
    view.detach()
    presenter.tell(3, .ifAttached)
    #expect(view.content == [1, 2])
  }

  @Test func `A view that goes is detached, of whatever kind it is`() async {
    let presenter = TellingPresenter<ClosureView<Told>>()
    weak var gone: ClosureView<Told>?
    do {
      let view = ClosureView<Told> { _ in }
      view.attach(to: presenter)
      gone = view
    }
    #expect(gone == nil)
    #expect(!presenter.link.isAttached)
    await presenter.settle()
    #expect(presenter.notes == ["attached", "detached"])
  }
}
