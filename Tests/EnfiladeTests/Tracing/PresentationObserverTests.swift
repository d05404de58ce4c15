import Enfilade
import EnfiladeTesting
import Testing

@MainActor
private final class Log: PresentationObserver {
  private(set) var lines: [String] = []
  private(set) var last: PresentationMoment?
  private var waiting: (count: Int, latch: Latch)?
  var onLine: ((String) -> Void)?

  func lines(atLeast count: Int) async {
    guard lines.count < count else { return }
    let latch = Latch()
    waiting = (count, latch)
    await latch.wait()
  }

  func observe(_ moment: PresentationMoment) {
    last = moment
    defer {
      if let waiting, lines.count >= waiting.count { waiting.latch.open() }
    }
    lines.append("\(moment)".replacing("TellingPresenter<ToldView>: ", with: ""))
    onLine?(lines[lines.count - 1])
  }

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct PresentationObserverTests {
  private let log = Log()
  private let clock = ManualClock()
  private let view = ToldView()
  private let presenter: TellingPresenter<ToldView>

  init() {
    presenter = TellingPresenter(link: ViewLink(observer: log, clock: clock))
  }

  @Test func `It is told of commands that wait, are dropped, told later and performed at once`() {
    presenter.tell(1, .latest("a"))
    presenter.tell(2, .ifAttached)
    #expect(log.take() == ["queued 1", "dropped 2"])
    view.attachment = presenter.attach(view)
    #expect(log.take() == ["attached", "performed late 1"])
    presenter.tell(3, .ifAttached)
    presenter.send(Told(4, .once), on: view)
    #expect(log.take() == ["performed 3", "event 4", "performed 4"])
    presenter.link.detach()
    #expect(log.take() == ["detached"])
  }

  @Test func `What waits for its turn is queued, told later, or dropped with its view`() {
    view.attachment = presenter.attach(view)
    view.onPerform = { [presenter] command in
      if command.number == 1 { presenter.tell(2, .ifAttached) }
      if command.number == 2 {
        presenter.tell(3, .ifAttached)
        presenter.link.detach()
      }
    }
    presenter.tell(1, .ifAttached)
    #expect(
      log.take() == [
        "attached", "performed 1", "queued 2", "performed late 2", "queued 3", "detached", "dropped 3",
      ])
  }

  @Test func `It is told of work, with its duration`() async {
    let finish = Latch()
    presenter.task("load") {
      await finish.waitStubbornly()
    } then: { _, _ in
    }
    clock.advance(by: .seconds(3))
    finish.open()
    await presenter.settle()
    #expect(log.take() == ["task load started", "task load finished after 3.0 seconds"])

    presenter.task("load", after: .seconds(1), clock: clock) {
    } then: { _, _ in
    }
    presenter.cancelTask("load")
    await presenter.settle()
    #expect(
      log.take() == ["task load started", "task load cancelled", "task load finished after 0.0 seconds"])
  }

  @Test func `It is told of work that is not begun, and of work that outlives its presenter`() async {
    let finish = Latch()
    var other: TellingPresenter<ToldView>? = TellingPresenter(link: ViewLink(observer: log, clock: clock))
    for policy in [TaskPolicy.restart, .keep, .queue] {
      other?.task("save", policy, life: .surviving) {
        await finish.waitStubbornly()
      } then: { _, _ in
      }
    }
    #expect(log.take() == ["task save started", "task save not begun"])
    other = nil
    finish.open()
    await log.lines(atLeast: 2)
    #expect(log.take() == ["task save cancelled", "task save finished after 0.0 seconds"])
  }

  @Test func `Work that is cancelled as its start is told of is cancelled`() async {
    log.onLine = { [presenter] line in
      if line == "task load started" { presenter.cancelTask("load") }
    }
    presenter.task("load") {
      await Latch().wait()
    } then: { _, _ in
      Issue.record("it was cancelled")
    }
    await presenter.settle()
    log.onLine = nil
    #expect(!presenter.isTaskRunning("load"))
  }

  @Test func `A moment names its presenter once a view has been attached`() {
    presenter.tell(1, .ifAttached)
    #expect(log.last?.presenter == nil)
    view.attachment = presenter.attach(view)
    #expect(log.last?.presenter == "TellingPresenter<ToldView>")
    #expect(log.last?.description == "TellingPresenter<ToldView>: attached")
  }

  @Test func `It is told of a view that is answered though it is not attached`() {
    presenter.send(Told(1, .latest("a")), on: view)
    #expect(log.take() == ["event 1", "performed 1"])
  }

  @Test func `It keeps neither presenter nor view alive`() async {
    weak var presenter: TellingPresenter<ToldView>?
    do {
      let other = TellingPresenter<ToldView>(link: ViewLink(observer: log))
      other.tell(1, .every)
      presenter = other
    }
    #expect(presenter == nil)
  }
}
