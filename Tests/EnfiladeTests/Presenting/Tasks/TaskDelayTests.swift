import Enfilade
import EnfiladeTesting
import Testing

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
