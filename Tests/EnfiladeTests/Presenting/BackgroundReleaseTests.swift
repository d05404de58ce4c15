import Dispatch
import Enfilade
import Synchronization
import Testing

/// What another thread drops while the main actor works; of use under the thread sanitizer.
@Suite(.timeLimit(.minutes(5)))
struct BackgroundReleaseTests {
  @Test @MainActor
  func `Views that are freed on another thread 10,000 times leave a presenter that works`() async {
    let presenter = NotedPresenter<NotedView>()
    let queue = DispatchQueue(label: "release", attributes: .concurrent)
    let freed = DispatchGroup()
    for round in 0..<10_000 {
      // The cell is given to the other thread, and nobody here holds the view.
      let cell = Mutex<NotedView?>(nil)
      let box = Box(cell)
      do {
        let view = NotedView()
        view.attachment = presenter.attach(view)
        box.cell.withLock { $0 = view }
      }
      queue.async(group: freed) { @Sendable in box.cell.withLock { $0 = nil } }
      presenter.tell("round \(round)")
    }
    await withCheckedContinuation { continuation in
      freed.notify(queue: queue) { @Sendable in continuation.resume() }
    }
    await presenter.settle()
    #expect(!presenter.link.isAttached)
    let attached = presenter.notes.count { $0 == "attached" }
    let detached = presenter.notes.count { $0 == "detached" }
    #expect(attached == 10_000)
    #expect(detached == 10_000)

    let last = NotedView()
    last.attachment = presenter.attach(last)
    presenter.tell("still here")
    #expect(last.notes == ["still here"])
  }

  @Test @MainActor
  func `Nothing is delivered once the attachment has ended on another thread`() async {
    let presenter = NotedPresenter<NotedView>()
    let view = NotedView()
    let attachment = Box(Mutex<ViewAttachment?>(presenter.attach(view)))
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async { @Sendable in
        attachment.cell.withLock { $0 = nil }
        continuation.resume()
      }
    }
    presenter.tell("late")
    #expect(view.notes.isEmpty)
    await presenter.settle()
    #expect(presenter.notes == ["attached", "detached"])
  }

  @Test func `A presenter and its view may be freed together on another thread while work runs`() async {
    for _ in 0..<500 {
      let started = Latch()
      let cancelled = Latch()
      let pair = await MainActor.run {
        let presenter = NotedPresenter<NotedView>()
        let view = NotedView()
        view.attachment = presenter.attach(view)
        presenter.task { () async throws(CancellationError) in
          started.open()
          defer { cancelled.open() }
          try await Latch().waitOrThrow()
        } then: { presenter, _ in
          presenter.note("must not come")
        }
        return Box(Mutex<(NotedPresenter<NotedView>, NotedView)?>((presenter, view)))
      }
      await started.wait()
      DispatchQueue.global().async { @Sendable in pair.cell.withLock { $0 = nil } }
      await cancelled.wait()
    }
  }
}

/// Carries something that is not copied to a closure.
private final class Box<Value: ~Copyable & Sendable>: Sendable {
  let cell: Value

  init(_ cell: consuming Value) {
    self.cell = cell
  }
}
