import Enfilade
import Testing

@MainActor
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

  @Test func `A view may outlive its presenter`() async {
    var presenter: NotedPresenter<NotedView>? = NotedPresenter()
    view.attachment = presenter?.attach(view)
    weak let gone = presenter
    presenter = nil
    #expect(gone == nil)
    view.attachment = nil
  }
}
