import Enfilade
import EnfiladeHTTP
import EnfiladeTesting
import Synchronization
import Testing

@Suite("A presenter driven by the doubles", .timeLimit(.minutes(5)))
@MainActor
struct PresenterWithDoublesTests {
  private let view = RecordingView<CacheCommand>()

  @Test("It asks, and shows the answer")
  func shows() async throws {
    let client = StubHTTPClient([.get("/cache/60"): .json(#"{"url": "a"}"#)])
    let presenter = CachePresenter<RecordingView<CacheCommand>>(client: client)
    view.attach(to: presenter)
    presenter.send(.reload, on: view)
    #expect(view.takeCommands() == [.showProgress])
    await presenter.settle()
    #expect(view.commands == [.show("a")])
    #expect(client.requests == [try HTTPRequest(.get, cacheURL)])
  }

  @Test("It shows a failure")
  func fails() async {
    let client = StubHTTPClient([.get("/cache/60"): .failure(.unreachable(.noNetwork))])
    let presenter = CachePresenter<RecordingView<CacheCommand>>(client: client)
    view.attach(to: presenter)
    presenter.send(.reload, on: view)
    #expect(await view.commands(atLeast: 2) == [.showProgress, .showFailure("unreachable.noNetwork")])
  }

  @Test("Detached, it cancels what it asked and shows nothing")
  func detached() async {
    let client = StubHTTPClient([.get("/cache/60"): .never])
    let presenter = CachePresenter<RecordingView<CacheCommand>>(client: client)
    view.attach(to: presenter)
    presenter.send(.reload, on: view)
    _ = await client.requests(atLeast: 1)
    view.detach()
    await presenter.settle()
    #expect(view.commands == [.showProgress])
  }

  @Test("The view alone keeps the presenter at work")
  func keptByItsView() async {
    let client = StubHTTPClient([.get("/cache/60"): .json(#"{"url": "a"}"#)])
    do {
      let presenter = CachePresenter<RecordingView<CacheCommand>>(client: client)
      view.attach(to: presenter)
      presenter.send(.reload, on: view)
    }
    #expect(await view.commands(atLeast: 2) == [.showProgress, .show("a")])
  }

  @Test("With an injected clock, time passes only when the test says so")
  func onAClock() async {
    let clock = ManualClock()
    let client = StubHTTPClient { request in
      try await clock.sleep(for: .seconds(30))
      return HTTPResponse(status: .notFound, url: request.url)
    }
    let presenter = CachePresenter<RecordingView<CacheCommand>>(client: client)
    view.attach(to: presenter)
    presenter.send(.reload, on: view)
    await clock.sleeping(1)
    #expect(view.commands == [.showProgress])
    clock.advance(by: .seconds(30))
    await presenter.settle()
    #expect(view.commands == [.showProgress, .showFailure("unexpectedStatus.404")])
  }

  @Test("An unexpected request of its work fails the test that caused it")
  func unexpected() async {
    let line = #line + 1
    let client = StubHTTPClient([.post("/cache/60"): .never])
    let presenter = CachePresenter<RecordingView<CacheCommand>>(client: client)
    view.attach(to: presenter)
    await withKnownIssue {
      presenter.send(.reload, on: view)
      await presenter.settle()
    } matching: { issue in
      issue.sourceLocation?.line == line
        && issue.comments.contains { $0.rawValue.hasSuffix("POST /cache/60, differs in the method.") }
    }
    #expect(view.commands == [.showProgress, .showFailure("unknown.request")])
  }

  @Test("Its work runs as part of the test that caused it")
  func currentTest() async {
    let names = Mutex<[String?]>([])
    let client = StubHTTPClient { request in
      names.withLock { $0.append(Test.current?.name) }
      return HTTPResponse(status: .noContent, url: request.url)
    }
    let presenter = CachePresenter<RecordingView<CacheCommand>>(client: client)
    view.attach(to: presenter)
    presenter.send(.reload, on: view)
    await presenter.settle()
    #expect(names.withLock { $0 } == ["currentTest()"])
  }
}

private let cacheURL = "https://httpbin.org/cache/60"

private struct CacheModel: Decodable, Sendable {
  let url: String
}

private enum CacheCommand: Equatable {
  case showProgress
  case show(String)
  case showFailure(String)
}

private typealias CacheView = PassiveView<CacheCommand>

private final class CachePresenter<V: CacheView>: Presenter {
  enum Event {
    case reload
  }

  let link = ViewLink<V>()
  private let client: any HTTPClient

  init(client: any HTTPClient) {
    self.client = client
  }

  func handle(_ event: Event, on view: V) {
    view.perform(.showProgress)
    task { [client] () async throws(HTTPError) in
      try await client.value(of: Endpoint<CacheModel>(HTTPRequest(.get, cacheURL)))
    } then: { presenter, result in
      presenter.link.withView { view in
        switch result {
        case .success(let model): view.perform(.show(model.url))
        case .failure(let error): view.perform(.showFailure(error.code))
        }
      }
    }
  }
}
