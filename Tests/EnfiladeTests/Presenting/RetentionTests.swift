import Enfilade
import Testing

/// A screen as a user writes it: the view owns the presenter and its attachment, and nothing owns the view.
@MainActor
private final class Screen: PassiveView {
  let presenter = ServicePresenter()
  private var attachment: ViewAttachment?

  func appear() { attachment = presenter.attach(self) }
  func perform(_ command: String) {}
}

private nonisolated final class Service: Sendable {
  let started = Latch()
  let finish = Latch()
  let released = Latch()

  deinit { released.open() }

  func answer(failing: Bool) async throws(Refusal) -> String {
    started.open()
    do {
      try await finish.waitOrThrow()
    } catch {
      throw Refusal(why: "cancelled")
    }
    if failing { throw Refusal(why: "failed") }
    return "answer"
  }
}

/// It names its view: in a generic presenter the compiler refuses work that captures `self`.
private final class ServicePresenter: Presenter {
  let link = ViewLink<Screen>()
  var service: Service?
  private(set) var results = 0

  func handle(_ event: Never, on view: Screen) {}

  func load(failing: Bool) {
    guard let service else { return }
    task { () async throws(Refusal) in
      try await service.answer(failing: failing)
    } then: { presenter, result in
      presenter.finish(result)
    }
  }

  func loadCapturingSelf(failing: Bool) {
    task { () async throws(Refusal) in
      try await self.service?.answer(failing: failing) ?? ""
    } then: { _, result in
      self.finish(result)
    }
  }

  private func finish(_ result: Result<String, Refusal>) {
    results += 1
    link.withView { $0.perform("\(result)") }
  }
}

/// How a load ends before its screen goes.
enum LoadEnding: CaseIterable {
  case success, failure, inFlight
}

@MainActor
struct RetentionTests {
  /// A service that is never released makes this time out.
  @Test(.timeLimit(.minutes(5)), arguments: LoadEnding.allCases, [false, true])
  func `View, presenter and service are free after the screen has gone`(
    ending: LoadEnding, capturesSelf: Bool
  ) async {
    var screen: Screen? = Screen()
    var service: Service? = Service()
    weak let view = screen
    weak let presenter = screen?.presenter
    let started = service?.started
    let released = service?.released

    screen?.presenter.service = service
    screen?.appear()
    if capturesSelf {
      screen?.presenter.loadCapturingSelf(failing: ending == .failure)
    } else {
      screen?.presenter.load(failing: ending == .failure)
    }
    await started?.wait()
    if ending != .inFlight {
      service?.finish.open()
      await screen?.presenter.settle()
      #expect(screen?.presenter.results == 1)
    }
    service = nil
    screen = nil
    #expect(view == nil)
    // With a request in flight, the work ends, and lets go, after the detach has reached the main actor.
    await released?.wait()
    #expect(presenter == nil)
  }
}
