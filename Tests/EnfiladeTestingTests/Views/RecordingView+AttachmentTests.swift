import Enfilade
import EnfiladeTesting
import Testing

@Suite("RecordingView, attached", .timeLimit(.minutes(5)))
@MainActor
struct RecordingViewAttachmentTests {
  private let view = RecordingView<String>()

  @Test("It fits the constraint of a presenter with no conformance written")
  func fits() {
    let presenter = GreetingPresenter<RecordingView<GreetingCommand>>()
    let view = RecordingView<GreetingCommand>()
    view.attach(to: presenter)
    #expect(view.commands == [.greet("attached")])
    presenter.send(.enter(name: "Ada"), on: view)
    #expect(view.takeCommands() == [.greet("attached"), .greet("Ada")])
    withExtendedLifetime(view) { #expect(presenter.link.isAttached) }
  }

  @Test("Detaching tells the presenter before it returns, and nothing comes after")
  func detaches() {
    let presenter = GreetingPresenter<RecordingView<GreetingCommand>>()
    let view = RecordingView<GreetingCommand>()
    view.attach(to: presenter)
    view.detach()
    #expect(presenter.detached == 1)
    #expect(!presenter.link.isAttached)
    presenter.greet("nobody")
    #expect(view.commands == [.greet("attached")])
    view.detach()
    #expect(presenter.detached == 1)
  }

  @Test("Attaching to another presenter detaches from the first")
  func moves() {
    let first = GreetingPresenter<RecordingView<GreetingCommand>>()
    let second = GreetingPresenter<RecordingView<GreetingCommand>>()
    let view = RecordingView<GreetingCommand>()
    view.attach(to: first)
    view.attach(to: second)
    #expect(first.detached == 1)
    #expect(second.link.isAttached)
    first.greet("from the first")
    second.greet("from the second")
    #expect(view.commands == [.greet("attached"), .greet("attached"), .greet("from the second")])
  }

  @Test("Detaching a view that another one has replaced leaves the other attached")
  func replaced() {
    let presenter = GreetingPresenter<RecordingView<GreetingCommand>>()
    let first = RecordingView<GreetingCommand>()
    let second = RecordingView<GreetingCommand>()
    first.attach(to: presenter)
    second.attach(to: presenter)
    #expect(presenter.detached == 1)
    first.detach()
    presenter.greet("still there")
    #expect(presenter.detached == 1)
    #expect(second.commands == [.greet("attached"), .greet("still there")])
  }

  @Test("Detaching while it is being attached detaches it, and keeps nothing")
  func detachesWhileAttaching() {
    weak var gone: MeddlingPresenter?
    do {
      let presenter = MeddlingPresenter { _, view in view.detach() }
      gone = presenter
      view.attach(to: presenter)
      #expect(presenter.calls == ["attached", "detached"])
      #expect(!presenter.link.isAttached)
    }
    #expect(gone == nil)
  }

  @Test("A presenter that ends the attachment while attaching is not kept")
  func presenterDetachesWhileAttaching() {
    weak var gone: MeddlingPresenter?
    do {
      let presenter = MeddlingPresenter { presenter, _ in presenter.link.detach() }
      gone = presenter
      view.attach(to: presenter)
      #expect(presenter.calls == ["attached", "detached"])
    }
    #expect(gone == nil)
  }

  @Test("Moving on while it is being attached leaves it where it moved")
  func movesWhileAttaching() {
    let second = MeddlingPresenter()
    let first = MeddlingPresenter { _, view in view.attach(to: second) }
    view.attach(to: first)
    #expect(first.calls == ["attached", "detached"])
    #expect(second.calls == ["attached"])
    #expect(second.link.isAttached)
    view.detach()
    #expect(second.calls == ["attached", "detached"])
  }

  @Test("Attaching again while it is being attached counts, and can be ended")
  func attachesAgainWhileAttaching() {
    let presenter = MeddlingPresenter { presenter, view in
      if presenter.calls.count == 1 { view.attach(to: presenter) }
    }
    view.attach(to: presenter)
    #expect(presenter.calls == ["attached", "detached", "attached"])
    #expect(presenter.link.isAttached)
    view.detach()
    #expect(presenter.calls == ["attached", "detached", "attached", "detached"])
  }

  @Test("Attaching elsewhere as it is detached counts more than the attach that detached it")
  func movesWhileDetaching() {
    let third = MeddlingPresenter()
    let second = MeddlingPresenter()
    let first = MeddlingPresenter(detached: { view in view.attach(to: third) })
    first.view = view
    view.attach(to: first)
    view.attach(to: second)
    #expect(second.calls == [])
    #expect(third.calls == ["attached"])
    #expect(third.link.isAttached)
  }

  @Test("It owns its presenter while it is attached, and both can go")
  func ownership() {
    weak var presenter: GreetingPresenter<RecordingView<GreetingCommand>>?
    weak var view: RecordingView<GreetingCommand>?
    do {
      let owner = RecordingView<GreetingCommand>()
      view = owner
      do {
        let owned = GreetingPresenter<RecordingView<GreetingCommand>>()
        presenter = owned
        owner.attach(to: owned)
      }
      #expect(presenter != nil)
      owner.detach()
      #expect(presenter == nil)
      owner.attach(to: GreetingPresenter())
      #expect(owner.commands.count == 2)
    }
    #expect(view == nil)
  }
}

private enum GreetingCommand: Equatable {
  case greet(String)
}

private final class GreetingPresenter<V: PassiveView<GreetingCommand>>: Presenter {
  enum Event {
    case enter(name: String)
  }

  let link = ViewLink<V>()
  private(set) var detached = 0

  func handle(_ event: Event, on view: V) {
    switch event {
    case .enter(let name): view.perform(.greet(name))
    }
  }

  func viewAttached() { greet("attached") }

  func viewDetached() { detached += 1 }

  func greet(_ name: String) {
    link.withView { $0.perform(.greet(name)) }
  }
}

/// Writes down what it is told, and does something to the view as it is told it.
private final class MeddlingPresenter: Presenter {
  typealias Event = Never

  let link = ViewLink<RecordingView<String>>()
  private(set) var calls: [String] = []
  weak var view: RecordingView<String>?
  private let attached: (MeddlingPresenter, RecordingView<String>) -> Void
  private let detached: (RecordingView<String>) -> Void

  init(
    attached: @escaping (MeddlingPresenter, RecordingView<String>) -> Void = { _, _ in },
    detached: @escaping (RecordingView<String>) -> Void = { _ in }
  ) {
    self.attached = attached
    self.detached = detached
  }

  func viewAttached() {
    calls.append("attached")
    link.withView { attached(self, $0) }
  }

  func viewDetached() {
    calls.append("detached")
    if let view { detached(view) }
  }
}
