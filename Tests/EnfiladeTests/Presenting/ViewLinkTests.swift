import Enfilade
import Testing

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct ViewLinkTests {
  let presenter = NotedPresenter<NotedView>()
  let view = NotedView()

  @Test func `withView lends the attached view and hands on what the closure returns`() {
    view.attachment = presenter.attach(view)
    let count = presenter.link.withView { view in
      view.perform("one")
      return view.notes.count
    }
    #expect(count == 1)
    #expect(view.notes == ["one"])
  }

  @Test func `withView does nothing when no view is attached`() {
    let result: Int? = presenter.link.withView { _ in 1 }
    #expect(result == nil)
    #expect(!presenter.link.isAttached)
  }

  @Test func `withView throws what its closure throws, with its type`() {
    view.attachment = presenter.attach(view)
    #expect(throws: Refusal(why: "no")) {
      try presenter.link.withView { (_) throws(Refusal) in throw Refusal(why: "no") }
    }
  }

  @Test func `An event carries its view, attached or not`() {
    presenter.send("tap", on: view)
    #expect(view.notes == ["echo tap"])
  }

  @Test func `Taking the attachment detaches: nothing is delivered from then on`() async {
    view.attachment = presenter.attach(view)
    _ = view.attachment.take()
    presenter.tell("late")
    #expect(view.notes.isEmpty)
    #expect(!presenter.link.isAttached)
    await presenter.settle()
    #expect(presenter.notes == ["attached", "detached"])
  }

  @Test func `A detach by the presenter happens at once, and only once`() async {
    view.attachment = presenter.attach(view)
    presenter.link.detach()
    presenter.link.detach()
    #expect(presenter.notes == ["attached", "detached"])
    view.attachment = nil
    await presenter.settle()
    #expect(presenter.notes == ["attached", "detached"])
  }

  @Test func `A presenter may detach while its view is being attached`() {
    presenter.onAttach = { $0.link.detach() }
    view.attachment = presenter.attach(view)
    #expect(presenter.notes == ["attached", "detached"])
    #expect(!presenter.link.isAttached)
  }

  @Test func `A view may let its attachment go inside a command`() async {
    view.attachment = presenter.attach(view)
    view.onPerform = { [unowned view] in _ = view.attachment.take() }
    presenter.tell("one")
    presenter.tell("two")
    #expect(view.notes == ["one"])
    await presenter.settle()
    #expect(presenter.notes == ["attached", "detached"])
  }

  @Test func `A second view takes the first one's place`() async {
    let second = NotedView()
    view.attachment = presenter.attach(view)
    second.attachment = presenter.attach(second)
    presenter.tell("hello")
    #expect(view.notes.isEmpty)
    #expect(second.notes == ["hello"])
    #expect(presenter.notes == ["attached", "detached", "attached"])
  }

  @Test func `The end of the old view's attachment does not detach the new view`() async {
    let second = NotedView()
    view.attachment = presenter.attach(view)
    second.attachment = presenter.attach(second)
    view.attachment = nil
    await presenter.settle()
    presenter.tell("hello")
    #expect(second.notes == ["hello"])
    #expect(presenter.notes == ["attached", "detached", "attached"])
  }

  @Test func `Attaching the same view again begins anew, and the attachment it replaces does nothing`() async
  {
    view.attachment = presenter.attach(view)
    view.attachment = presenter.attach(view)
    await presenter.settle()
    presenter.tell("hello")
    #expect(view.notes == ["hello"])
    #expect(presenter.notes == ["attached", "detached", "attached"])
  }

  @Test func `An attachment that nobody keeps ends at once`() async {
    _ = presenter.attach(view)
    presenter.tell("hello")
    #expect(view.notes.isEmpty)
    await presenter.settle()
    #expect(presenter.notes == ["attached", "detached"])
  }

  @Test func `A view that dies counts as detached, even if somebody else keeps its attachment`() async {
    var view: NotedView? = NotedView()
    let attachment = view.map { presenter.attach($0) }
    weak let gone = view
    view = nil
    #expect(gone == nil)
    #expect(!presenter.link.isAttached)
    presenter.tell("hello")
    await presenter.settle()
    #expect(presenter.notes == ["attached", "detached"])
    _ = consume attachment
  }

  @Test func `A view that is freed takes its attachment along`() async {
    var view: NotedView? = NotedView()
    if let view { view.attachment = presenter.attach(view) }
    view = nil
    await presenter.settle()
    #expect(presenter.notes == ["attached", "detached"])
  }

  @Test func `An attachment keeps its presenter alive until it ends`() async {
    var presenter: NotedPresenter<NotedView>? = NotedPresenter()
    weak let gone = presenter
    var token: Token? = Token()
    let freed = token?.freed
    presenter?.onAttach = { [token] _ in withExtendedLifetime(token) {} }
    token = nil
    view.attachment = presenter?.attach(view)
    presenter = nil
    #expect(gone != nil)
    view.attachment = nil
    await freed?.wait()
    #expect(gone == nil)
  }

  @Test func `An attachment that is over keeps nothing alive`() {
    for ends in [true, false] {
      weak var gone: NotedPresenter<NotedView>?
      let other = NotedView()
      do {
        let presenter = NotedPresenter<NotedView>()
        gone = presenter
        view.attachment = presenter.attach(view)
        if ends {
          presenter.link.detach()
        } else {
          other.attachment = presenter.attach(other)
          presenter.link.detach()
        }
      }
      #expect(gone == nil)
    }
  }

  @Test func `A view that is attached again as it is detached stays attached`() {
    view.attachment = presenter.attach(view)
    presenter.onDetach = { [presenter, view] in
      presenter.onDetach = nil
      view.attachment = presenter.attach(view)
    }
    view.attachment = presenter.attach(view)
    #expect(presenter.link.isAttached)
    #expect(presenter.notes == ["attached", "detached", "attached"])
  }

  /// The commonest ending: the view owns its presenter, and nobody else does.
  @Test(arguments: [false, true])
  func `A presenter that goes together with its view is told of the detach`(takesFirst: Bool) async {
    let told = Latch()
    var screen: OwningView? = OwningView()
    screen?.presenter.onDetach = { told.open() }
    if let screen { screen.attachment = screen.presenter.attach(screen) }
    weak let presenter = screen?.presenter
    if takesFirst { _ = screen?.attachment.take() }
    screen = nil
    await told.wait()
    #expect(presenter == nil)
  }

  @Test func `Of views that are attached as an earlier one is detached, the latest stays`() async {
    let second = NotedView()
    let third = NotedView()
    view.attachment = presenter.attach(view)
    presenter.onDetach = { [presenter] in
      presenter.onDetach = nil
      third.attachment = presenter.attach(third)
    }
    second.attachment = presenter.attach(second)
    presenter.tell("hello")
    #expect(third.notes == ["hello"])
    #expect(second.notes.isEmpty)
    second.attachment = nil
    third.attachment = nil
    await presenter.settle()
    #expect(presenter.notes == ["attached", "detached", "attached", "detached"])
  }
}

/// A view as apps have it.
@MainActor
private final class OwningView: PassiveView {
  let presenter = NotedPresenter<OwningView>()
  var attachment: ViewAttachment?

  func perform(_ command: String) {}
}
