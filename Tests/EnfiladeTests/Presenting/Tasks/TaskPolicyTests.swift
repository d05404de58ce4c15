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

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct TaskDelayTests {
  let presenter = NotedPresenter<NotedView>()
  let clock = ManualClock()

  private func search(_ text: String, after delay: Duration = .milliseconds(300)) {
    presenter.task("search", after: delay, clock: clock) {
      text
    } then: { presenter, result in
      presenter.note(result.get())
    }
  }

  @Test func `A debounce begins once nobody has asked for so long`() async {
    for text in ["e", "en", "enf"] {
      search(text)
      clock.advance(by: .milliseconds(299))
      await presenter.settle()
    }
    #expect(presenter.notes.isEmpty)
    #expect(presenter.isTaskRunning("search"))
    clock.advance(by: .milliseconds(1))
    await presenter.settle()
    #expect(presenter.notes == ["enf"])
    #expect(!presenter.isTaskRunning("search"))
  }

  @Test func `The delay counts from when the work was asked for, even if its task runs later`() async {
    search("now")
    clock.advance(by: .milliseconds(300))
    await presenter.settle()
    #expect(presenter.notes == ["now"])
  }

  @Test
  func `Settling does not wait for a delay that only a clock can end, nor for what is queued behind it`()
    async
  {
    for text in ["first", "second"] {
      presenter.task("search", .queue, after: .seconds(1), clock: clock) {
        text
      } then: { presenter, result in
        presenter.note(result.get())
      }
    }
    await presenter.settle()
    #expect(presenter.notes.isEmpty)
    clock.advance(by: .seconds(1))
    await presenter.settle()
    #expect(presenter.notes == ["first"])
    // The delay of what was queued counts from its turn.
    clock.advance(by: .seconds(1))
    await presenter.settle()
    #expect(presenter.notes == ["first", "second"])
  }

  @Test(arguments: [Duration.zero, .seconds(-1)])
  func `A delay of nothing is none`(delay: Duration) async {
    search("at once", after: delay)
    await presenter.settle()
    #expect(presenter.notes == ["at once"])
  }

  @Test func `A detach ends what is delayed`() async {
    let view = NotedView()
    view.attachment = presenter.attach(view)
    search("late")
    presenter.link.detach()
    await presenter.settle()
    clock.advance(by: .seconds(1))
    await presenter.settle()
    #expect(presenter.notes == ["attached", "detached"])
    #expect(clock.sleepers == 0)
  }

  /// A clock that is not to be trusted: its sleeps do what they are told.
  private struct OddClock: Clock {
    typealias Instant = ManualClock.Instant
    struct Failure: Error {}

    let fails: Bool
    var now: ManualClock.Instant { ManualClock.Instant() }
    var minimumResolution: Duration { .nanoseconds(1) }

    func sleep(until deadline: ManualClock.Instant, tolerance: Duration?) async throws {
      if fails { throw Failure() }
    }
  }

  @Test(arguments: [false, true])
  func `A clock that stands still, or fails, loses no work and hides none from settling`(fails: Bool) async {
    let finish = Latch()
    let started = Latch()
    presenter.task("odd", after: .seconds(1), clock: OddClock(fails: fails)) {
      started.open()
      await finish.wait()
    } then: { presenter, _ in
      presenter.note("done")
    }
    await started.wait()
    let settling = Task {
      await presenter.settle()
      return presenter.notes
    }
    finish.open()
    #expect(await settling.value == ["done"])
  }

  @Test func `A presenter that goes takes what is queued along`() async {
    for life in [TaskLife.untilDetach, .surviving] {
      weak var gone: NotedPresenter<NotedView>?
      let never = Latch()
      var token: Token? = Token()
      let freed = token?.freed
      do {
        let presenter = NotedPresenter<NotedView>()
        gone = presenter
        presenter.task("save", .queue, life: life) {
          await never.wait()
        } then: { _, _ in
        }
        presenter.task("save", .queue, life: life) { [token] in
          withExtendedLifetime(token) { Issue.record("it had no turn") }
        } then: { _, _ in
        }
      }
      token = nil
      #expect(gone == nil)
      await freed?.wait()
    }
  }

  @Test func `A presenter that goes takes what is delayed along`() async {
    var presenter: NotedPresenter<NotedView>? = NotedPresenter()
    var token: Token? = Token()
    let freed = token?.freed
    presenter?.task(after: .seconds(1), clock: clock) { [token] in
      withExtendedLifetime(token) {}
    } then: { _, _ in
    }
    token = nil
    presenter = nil
    await freed?.wait()
  }
}
