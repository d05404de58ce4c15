import Dispatch
import Enfilade
import Testing

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct PresenterTaskTests {
  let presenter = NotedPresenter<NotedView>()
  let view = NotedView()

  @Test func `A result comes back to the presenter`() async {
    presenter.task {
      42
    } then: { presenter, result in
      presenter.note("\(result)")
    }
    await presenter.settle()
    #expect(presenter.notes == ["success(42)"])
  }

  @Test func `A failure keeps its type`() async {
    var failure: Refusal?
    presenter.task { () async throws(Refusal) -> Int in
      throw Refusal(why: "closed")
    } then: { _, result in
      if case .failure(let error) = result { failure = error }
    }
    await presenter.settle()
    #expect(failure == Refusal(why: "closed"))
  }

  @Test func `Work that cannot fail has a result without a failure`() async {
    presenter.task {
      "done"
    } then: { presenter, result in
      switch result {
      case .success(let text): presenter.note(text)
      }
    }
    await presenter.settle()
    #expect(presenter.notes == ["done"])
  }

  @Test func `Work may come as a value, and needs no annotation then`() async {
    let work = Work { () async throws(Refusal) -> Int in throw Refusal(why: "closed") }
    presenter.task(running: work) { presenter, result in
      if case .failure(let error) = result { presenter.note(error.why) }
    }
    await presenter.settle()
    #expect(presenter.notes == ["closed"])
  }

  @Test func `Work runs off the main actor`() async {
    presenter.task {
      // Traps, and so fails, when it runs on the main actor's thread.
      dispatchPreconditionNotOnMainActor()
    } then: { presenter, _ in
      MainActor.assertIsolated()
      presenter.note("back")
    }
    await presenter.settle()
    #expect(presenter.notes == ["back"])
  }

  @Test func `Work may finish on any executor`() async {
    let elsewhere = Elsewhere()
    for number in 0..<100 {
      presenter.task(life: number % 2 == 0 ? .untilDetach : .surviving) {
        await elsewhere.answer(number)
      } then: { presenter, result in
        MainActor.assertIsolated()
        presenter.note("\(result.get())")
      }
    }
    await presenter.settle()
    #expect(Set(presenter.notes) == Set((0..<100).map(String.init)))
  }

  @Test func `Detaching cancels, and nothing is delivered after it`() async {
    view.attachment = presenter.attach(view)
    let started = Latch()
    let saw = Latch()
    presenter.task { () async throws(CancellationError) in
      started.open()
      defer { saw.open() }
      try await Latch().waitOrThrow()
    } then: { presenter, _ in
      presenter.note("must not come")
    }
    await started.wait()
    _ = view.attachment.take()
    await saw.wait()
    await presenter.settle()
    #expect(presenter.notes == ["attached", "detached"])
  }

  @Test func `Work that takes no notice of its cancellation delivers nothing either`() async {
    view.attachment = presenter.attach(view)
    let started = Latch()
    let finish = Latch()
    presenter.task {
      started.open()
      await finish.waitStubbornly()
      return "stubborn"
    } then: { presenter, _ in
      presenter.note("must not come")
    }
    await started.wait()
    presenter.link.detach()
    finish.open()
    await presenter.settle()
    #expect(presenter.notes == ["attached", "detached"])
  }

  @Test func `A result that waits for the main actor is not delivered once the attachment has ended`() async {
    view.attachment = presenter.attach(view)
    let worked = Latch()
    var token: Token? = Token()
    let freed = token?.freed
    presenter.task {
      defer { worked.open() }
      return "too late"
    } then: { [token] presenter, _ in
      withExtendedLifetime(token) { presenter.note("must not come") }
    }
    token = nil
    // The main actor is held here, without a suspension, until the work is done and the attachment has ended.
    holdMainActor(until: worked)
    _ = view.attachment.take()
    // Settling would notice the detach by itself; this waits for the run's own end.
    await freed?.wait()
    #expect(presenter.notes == ["attached", "detached"])
  }

  @Test func `Surviving work outlives a change of views and is delivered`() async {
    view.attachment = presenter.attach(view)
    let started = Latch()
    let finish = Latch()
    presenter.task(life: .surviving) {
      started.open()
      await finish.waitStubbornly()
      return Task.isCancelled
    } then: { presenter, result in
      presenter.note("cancelled: \(result.get())")
    }
    await started.wait()
    _ = view.attachment.take()
    let second = NotedView()
    second.attachment = presenter.attach(second)
    finish.open()
    await presenter.settle()
    #expect(presenter.notes == ["attached", "detached", "attached", "cancelled: false"])
  }

  @Test(arguments: [TaskLife.untilDetach, .surviving])
  func `Work is cancelled when the presenter goes`(life: TaskLife) async {
    var presenter: NotedPresenter<NotedView>? = NotedPresenter()
    let started = Latch()
    let cancelled = Latch()
    presenter?.task(life: life) { () async throws(CancellationError) in
      started.open()
      defer { cancelled.open() }
      try await Latch().waitOrThrow()
    } then: { _, _ in
      Issue.record("delivered to nobody")
    }
    await started.wait()
    weak let gone = presenter
    presenter = nil
    #expect(gone == nil)
    await cancelled.wait()
  }

  @Test func `Work that was started before any view came is delivered, and the next detach ends it`() async {
    presenter.task {
      "early"
    } then: { presenter, _ in
      presenter.note("early")
    }
    await presenter.settle()
    let started = Latch()
    let finish = Latch()
    presenter.task {
      started.open()
      await finish.waitStubbornly()
    } then: { presenter, _ in
      presenter.note("must not come")
    }
    await started.wait()
    view.attachment = presenter.attach(view)
    presenter.link.detach()
    finish.open()
    await presenter.settle()
    #expect(presenter.notes == ["early", "attached", "detached"])
  }
}

/// An actor with a thread of its own.
private actor Elsewhere {
  private let executor = QueueExecutor()

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  func answer(_ number: Int) -> Int { number }
}

private nonisolated final class QueueExecutor: SerialExecutor {
  private let queue = DispatchQueue(label: "elsewhere")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}
