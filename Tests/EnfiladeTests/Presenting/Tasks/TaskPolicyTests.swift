import Enfilade
import EnfiladeTesting
import Testing

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct TaskPolicyTests {
  let presenter = NotedPresenter<NotedView>()
  let clock = ManualClock()

  /// Starts work that waits for a latch, whether it is cancelled or not.
  private func start(_ name: String, _ id: TaskID?, _ policy: TaskPolicy, until latch: Latch) {
    presenter.task(id, policy) {
      await latch.waitStubbornly()
      return name
    } then: { presenter, result in
      presenter.note(result.get())
    }
  }

  @Test func `Restarting replaces what is on its way`() async {
    let latch = Latch()
    start("old", "load", .restart, until: latch)
    start("new", "load", .restart, until: latch)
    start("other", "save", .restart, until: latch)
    latch.open()
    await presenter.settle()
    #expect(Set(presenter.notes) == ["new", "other"])
  }

  @Test func `Keeping leaves what is on its way, and begins nothing`() async {
    let latch = Latch()
    start("old", "load", .keep, until: latch)
    start("new", "load", .keep, until: latch)
    #expect(presenter.isTaskRunning("load"))
    latch.open()
    await presenter.settle()
    #expect(presenter.notes == ["old"])
    #expect(!presenter.isTaskRunning("load"))
  }

  @Test func `What is queued begins when what is before it has been delivered`() async {
    let latches = (0..<3).map { _ in Latch() }
    for (number, latch) in latches.enumerated() { start("\(number)", "save", .queue, until: latch) }
    latches[2].open()
    latches[1].open()
    latches[0].open()
    await presenter.settle()
    #expect(presenter.notes == ["0", "1", "2"])
  }

  @Test func `Work without an id stands by itself`() async {
    let latch = Latch()
    start("1", nil, .restart, until: latch)
    start("2", nil, .keep, until: latch)
    start("3", nil, .queue, until: latch)
    latch.open()
    await presenter.settle()
    #expect(Set(presenter.notes) == ["1", "2", "3"])
  }

  @Test(arguments: [TaskPolicy.keep, .queue, .restart])
  func `Cancelled work that is slow to end is in nobody's way`(policy: TaskPolicy) async {
    let slow = Latch()
    start("slow", "load", .restart, until: slow)
    presenter.cancelTask("load")
    #expect(!presenter.isTaskRunning("load"))
    let next = Latch()
    next.open()
    let delivered = Token()
    presenter.task("load", policy) {
      "next"
    } then: { presenter, result in
      presenter.note(result.get())
      delivered.freed.open()
    }
    await delivered.freed.wait()
    #expect(presenter.notes == ["next"])
    slow.open()
    await presenter.settle()
    #expect(presenter.notes == ["next"])
  }

  @Test func `Cancelling an id takes what waits for its turn along`() async {
    let latch = Latch()
    start("first", "save", .queue, until: latch)
    start("second", "save", .queue, until: latch)
    presenter.cancelTask("save")
    presenter.cancelTask("nothing of that name")
    latch.open()
    await presenter.settle()
    #expect(presenter.notes.isEmpty)
  }

  @Test func `Where an id has two policies, that of the newer work counts`() async {
    let latch = Latch()
    start("kept", "load", .keep, until: latch)
    start("queued", "load", .queue, until: latch)
    start("restarted", "load", .restart, until: latch)
    start("not begun", "load", .keep, until: latch)
    latch.open()
    await presenter.settle()
    #expect(presenter.notes == ["restarted"])
  }

  @Test func `A detach lets surviving work of the same id have its turn`() async {
    let view = NotedView()
    view.attachment = presenter.attach(view)
    let latch = Latch()
    start("until detach", "load", .queue, until: latch)
    presenter.task("load", .queue, life: .surviving) {
      "surviving"
    } then: { presenter, result in
      presenter.note(result.get())
    }
    presenter.link.detach()
    latch.open()
    await presenter.settle()
    #expect(presenter.notes == ["attached", "detached", "surviving"])
  }
}
