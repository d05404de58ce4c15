import Enfilade
import EnfiladeHTTP
import EnfiladeTesting
import Foundation
import Scenes
import Terminal
import TerminalScenes
import Testing

@MainActor @Suite("The terminal view of the cache screen", .timeLimit(.minutes(5)))
struct CacheTerminalViewTests {
  private let screen = Transcript()
  private let clock = ManualClock()
  private let erase = "\r\u{1B}[K"
  private let loading = "\r⠋ loading  0.0 s\u{1B}[K"

  private func view(_ client: StubHTTPClient, _ traits: TerminalTraits = .colorless) -> CacheTerminalView {
    CacheTerminalView(
      presenter: CachePresenter(client: client, baseURL: "http://a.b"), output: screen.output(traits),
      errors: screen.output(traits), clock: clock)
  }

  private var rows: [String] { Screen.rows(after: screen.text) }

  @Test("shows progress while it loads, and two lines then")
  func loaded() async {
    let view = view(.json(#"{"origin": "1.2.3.4", "url": "http://a.b/cache/2000"}"#))
    #expect(await view.run() == .loaded)
    #expect(screen.text == loading + erase + "origin  1.2.3.4\nurl     http://a.b/cache/2000\n")
    #expect(rows == ["origin  1.2.3.4", "url     http://a.b/cache/2000"])
  }

  @Test("shows them in colour where there is colour, a missing value too")
  func color() async {
    #expect(await view(.json(#"{"url": "u"}"#), .colorful).run() == .loaded)
    let lines = [
      "\u{1B}[1morigin\u{1B}[0m  \u{1B}[2m(none)\u{1B}[0m\n",
      "\u{1B}[1murl\u{1B}[0m     \u{1B}[32mu\u{1B}[0m\n",
    ]
    #expect(screen.text.hasSuffix(erase + lines.joined()))
  }

  @Test("replaces the lines on each reload, and adds none")
  func reload() async {
    let answers = (1...3).map { "{\"origin\": \"\($0)\", \"url\": \"u\"}" }
    let view = view(.json(answers[0], answers[1], answers[2]))
    #expect(await view.run() == .loaded)
    _ = screen.takeText()
    view.presenter.send(.reload, on: view)
    await view.presenter.settle()
    let before = "origin  1\nurl     u\n"
    let lines = "\u{1B}[2A\u{1B}[Jorigin  1\nurl     u\n"
    #expect(
      screen.text == lines + loading + erase + lines.replacing("1\n", with: "2\n"))
    view.presenter.send(.reload, on: view)
    await view.presenter.settle()
    #expect(Screen.rows(after: before + screen.text) == ["origin  3", "url     u"])
  }

  @Test("keeps the lines, with the progress below them, while it reloads")
  func reloading() async {
    let view = view(.json(#"{"origin": "1", "url": "u"}"#))
    #expect(await view.run() == .loaded)
    view.presenter.send(.reload, on: view)
    #expect(rows == ["origin  1", "url     u", "⠋ loading  0.0 s"])
    await view.presenter.settle()
    #expect(rows == ["origin  1", "url     u"])
  }

  @Test("shows a failure in red")
  func failed() async {
    #expect(await view(.json("{}", status: .notFound), .colorful).run() == .failed)
    let sentence = "cache: failed: GET http://a.b/cache/2000 failed: the server answered with status 404."
    #expect(screen.text.hasSuffix(erase + "\u{1B}[31m\(sentence)\u{1B}[0m\n"))
  }

  @Test("says how to retry where that may help")
  func retry() async {
    let view = view(StubHTTPClient([.get("/cache/2000"): .failure(.unreachable(.refused))]))
    #expect(await view.run() == .failed)
    #expect(rows.count == 2)
    #expect(rows.last == Texts.Cache.retry)
  }

  @Test("shows a later failure above the lines, which stay")
  func failedReload() async {
    let view = view(.json(#"{"origin": "1", "url": "u"}"#, "[]", #"{"origin": "2", "url": "u"}"#))
    #expect(await view.run() == .loaded)
    #expect(await view.run() == .failed)
    #expect(rows.count == 3)
    #expect(rows[0].hasPrefix("cache: failed: "))
    #expect(rows.dropFirst() == ["origin  1", "url     u"])
    #expect(await view.run() == .loaded)
    #expect(rows.dropFirst() == ["origin  2", "url     u"])
  }

  @Test("shows a server's escape sequences, and obeys none")
  func hostile() async {
    let view = view(.json(#"{"origin": "\u001b[2A\u001b[Jx\r\ny", "url": "\u009b31m"}"#))
    #expect(await view.run() == .loaded)
    #expect(rows == ["origin  �[2A�[Jx y", "url     �31m"])
  }

  @Test("erases the progress and ends its request when it is cancelled")
  func cancelled() async throws {
    let client = StubHTTPClient([.get("/cache/2000"): .never])
    let view = view(client)
    let running = Task { await view.run() }
    _ = await client.requests(atLeast: 1)
    running.cancel()
    #expect(try await running.ended() == .cancelled)
    #expect(screen.text == loading + erase)
    await view.presenter.settle()
    #expect(!view.presenter.link.isAttached)
    #expect(screen.text == loading + erase)
    #expect(clock.sleepers == 0)
  }

  @Test("ends the earlier of two runs")
  func superseded() async throws {
    let client = StubHTTPClient([.get("/cache/2000"): .never])
    let view = view(client)
    let first = Task { await view.run() }
    _ = await client.requests(atLeast: 1)
    let second = Task { await view.run() }
    #expect(try await first.ended() == .cancelled)
    #expect(client.requests.count == 1)
    #expect(rows == ["⠋ loading  0.0 s"])
    second.cancel()
    #expect(try await second.ended() == .cancelled)
    #expect(rows == [])
  }

  @Test("goes, and its presenter with it, when nobody holds it")
  func noCycle() async {
    weak var presenter: CachePresenter<CacheTerminalView>?
    weak var gone: CacheTerminalView?
    let (freed, continuation) = AsyncStream.makeStream(of: Void.self)
    do {
      let token = ReleaseToken { continuation.finish() }
      let view = view(
        StubHTTPClient { request in
          withExtendedLifetime(token) {}
          return HTTPResponse(status: .ok, body: Data("{}".utf8), url: request.url)
        })
      (gone, presenter) = (view, view.presenter)
      #expect(await view.run() == .loaded)
      await view.presenter.settle()
    }
    #expect(gone == nil)
    // The presenter goes once it has been told of the detach, and the client with it.
    for await _ in freed {}
    #expect(presenter == nil)
  }
}

/// Tells when it is freed.
private final class ReleaseToken: Sendable {
  private let release: @Sendable () -> Void

  init(release: @escaping @Sendable () -> Void) {
    self.release = release
  }

  deinit { release() }
}
