import Enfilade
import Testing

/// What is free, cancelled or waited for at the end of work.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct TaskEndTests {
  let presenter = NotedPresenter<NotedView>()
  let view = NotedView()

  @Test func `What work captured is free once it has settled`() async {
    var token: Token? = Token()
    weak let gone = token
    presenter.task { [token] in
      withExtendedLifetime(token) {}
    } then: { [token] _, _ in
      withExtendedLifetime(token) {}
    }
    token = nil
    await presenter.settle()
    #expect(gone == nil)
  }

  @Test func `What work captured is free by the time that its result is delivered`() async {
    var token: Token? = Token()
    weak let gone = token
    presenter.task { [token] in
      withExtendedLifetime(token) {}
    } then: { presenter, _ in
      presenter.note(gone == nil ? "free" : "held")
    }
    token = nil
    await presenter.settle()
    #expect(presenter.notes == ["free"])
  }

  @Test func `Work is cancelled by the time that the presenter hears of the detach`() async {
    view.attachment = presenter.attach(view)
    let finish = Latch()
    presenter.task("load") {
      await finish.wait()
    } then: { _, _ in
    }
    presenter.onDetach = { [presenter] in
      presenter.onDetach = nil
      presenter.note("\(presenter.isTaskRunning("load"))")
    }
    presenter.link.detach()
    #expect(presenter.notes == ["attached", "detached", "false"])
    await presenter.settle()
  }

  @Test func `Work that begins after the attachment was let go is not ended by that`() async {
    view.attachment = presenter.attach(view)
    let finish = Latch()
    presenter.task("load", .keep) {
      await finish.wait()
    } then: { presenter, _ in
      presenter.note("must not come")
    }
    _ = view.attachment.take()
    presenter.task("load", .keep) {
    } then: { presenter, _ in
      presenter.note("kept")
    }
    await presenter.settle()
    #expect(presenter.notes == ["attached", "detached", "kept"])
  }

  @Test func `Settling ends early when its own task is cancelled`() async {
    let finish = Latch()
    presenter.task {
      await finish.waitStubbornly()
    } then: { presenter, _ in
      presenter.note("done")
    }
    let settling = Task { await presenter.settle() }
    settling.cancel()
    await settling.value
    #expect(presenter.notes.isEmpty)
    finish.open()
    await presenter.settle()
    #expect(presenter.notes == ["done"])
  }

  @Test func `A result may start the next piece of work, and settling waits for that too`() async {
    presenter.task {
      1
    } then: { presenter, _ in
      presenter.note("first")
      presenter.task {
        2
      } then: { presenter, _ in
        presenter.note("second")
      }
    }
    await presenter.settle()
    #expect(presenter.notes == ["first", "second"])
  }
}
