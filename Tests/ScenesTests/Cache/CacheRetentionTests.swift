import Enfilade
import EnfiladeHTTP
import EnfiladeTesting
import Foundation
import Scenes
import Synchronization
import Testing

/// A screen as an app has it: the view owns its presenter and its attachment.
@MainActor
private final class CacheScreen: PassiveView {
  let presenter: CachePresenter<CacheScreen>
  private var attachment: ViewAttachment?

  init(client: any HTTPClient) {
    presenter = CachePresenter(client: client)
  }

  func appear() { attachment = presenter.attach(self) }
  func perform(_ command: CacheCommand) {}
}

/// A client that tells when it is freed, and answers when it is told.
private final class CountedClient: HTTPClient {
  let stub: StubHTTPClient
  private let freed: @Sendable () -> Void

  init(_ answer: StubAnswer, freed: @escaping @Sendable () -> Void) {
    stub = StubHTTPClient([.get("/cache/2000"): answer])
    self.freed = freed
  }

  deinit { freed() }

  func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    try await stub.send(request)
  }
}

/// The sample behind this scene has a cycle from the view over presenter and client back to the view.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct CacheRetentionTests {
  enum Ending: CaseIterable {
    case success, failure, inFlight

    var answer: StubAnswer {
      switch self {
      case .success: .json("{}")
      case .failure: .failure(.interrupted)
      case .inFlight: .never
      }
    }
  }

  @Test(arguments: Ending.allCases)
  func `View, presenter and client are free once the screen has gone`(ending: Ending) async {
    weak var view: CacheScreen?
    weak var presenter: CachePresenter<CacheScreen>?
    let (freed, continuation) = AsyncStream.makeStream(of: Void.self)
    do {
      let client = CountedClient(ending.answer) { continuation.finish() }
      let screen = CacheScreen(client: client)
      view = screen
      presenter = screen.presenter
      screen.appear()
      _ = await client.stub.requests(atLeast: 1)
      if ending != .inFlight { await screen.presenter.settle() }
    }
    // A client that is never freed makes this wait until the time limit.
    for await _ in freed {}
    #expect(view == nil)
    #expect(presenter == nil)
  }
}
