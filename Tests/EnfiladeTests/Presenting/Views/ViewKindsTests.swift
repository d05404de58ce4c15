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
@Suite(.timeLimit(.minutes(5)))
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

  @Test func `A closure may detach its view as it is told what it missed`() {
    let presenter = TellingPresenter<ClosureView<Told>>()
    presenter.tell(1, .every)
    presenter.tell(2, .every)
    var seen: [Int] = []
    weak var weakView: ClosureView<Told>?
    let view = ClosureView<Told> { command in
      seen.append(command.number)
      weakView?.detach()
    }
    weakView = view
    view.attach(to: presenter)
    #expect(seen == [1])
    #expect(!presenter.link.isAttached)
    #expect(presenter.notes == ["detached"])
  }

  @Test func `A view that is attached to another presenter leaves the first one before`() {
    let first = TellingPresenter<ClosureView<Told>>()
    let second = TellingPresenter<ClosureView<Told>>()
    let view = ClosureView<Told> { _ in #expect(!first.link.isAttached) }
    view.attach(to: first)
    second.tell(1, .every)
    view.attach(to: second)
    #expect(first.notes == ["attached", "detached"])
    #expect(second.link.isAttached)
  }

  @Test func `The content of a view that is observed may be asked for, and told more, as it changes`() {
    typealias View = ObservedView<[Int], Told>
    let presenter = TellingPresenter<View>()
    let view = View([]) { content, command in
      let before = presenter.link.withView { $0.content }
      if command.number == 1 { presenter.tell(2, .ifAttached) }
      content.append(command.number + (before?.count ?? 0) * 10)
    }
    view.attach(to: presenter)
    presenter.tell(1, .ifAttached)
    #expect(view.content == [1, 12])
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
