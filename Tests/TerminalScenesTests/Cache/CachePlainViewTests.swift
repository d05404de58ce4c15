import Enfilade
import EnfiladeHTTP
import EnfiladeTesting
import Scenes
import Terminal
import TerminalScenes
import Testing

@MainActor @Suite("The plain view of the cache screen", .timeLimit(.minutes(5))) struct CachePlainViewTests {
  private let output = Transcript()
  private let errors = Transcript()

  private func view(_ client: StubHTTPClient) -> CachePlainView {
    CachePlainView(
      presenter: CachePresenter(client: client, baseURL: "http://a.b"), output: output.output(.plain),
      errors: errors.output(.plain))
  }

  @Test("writes that it loads, then the origin and the URL")
  func loaded() async {
    let view = view(.json(#"{"origin": "1.2.3.4", "url": "http://a.b/cache/2000"}"#))
    #expect(await view.run() == .loaded)
    #expect(output.text == "cache: loading\ncache: origin 1.2.3.4\ncache: url http://a.b/cache/2000\n")
    #expect(errors.text == "")
  }

  @Test("says where there is no value", arguments: ["{}", #"{"origin": null, "url": null}"#])
  func missing(json: String) async {
    #expect(await view(.json(json)).run() == .loaded)
    #expect(output.text == "cache: loading\ncache: origin (none)\ncache: url (none)\n")
  }

  @Test("writes a failure as one line to the errors")
  func failed() async {
    let view = view(.json(#"{"origin": "1.2.3.4"}"#, status: .internalServerError))
    #expect(await view.run() == .failed)
    #expect(output.text == "cache: loading\n")
    #expect(
      errors.text
        == "cache: failed: GET http://a.b/cache/2000 failed: the server answered with status 500.\n")
  }

  @Test("shows a server's escape sequences, and obeys none")
  func hostile() async {
    let view = view(.json(#"{"origin": "\u001b[2J\u0007evil\ncache: url forged", "url": "\u202Ea"}"#))
    #expect(await view.run() == .loaded)
    #expect(
      output.text == "cache: loading\ncache: origin �[2J�evil cache: url forged\ncache: url �a\n")
  }

  @Test("keeps a failure that quotes the server on one line")
  func hostileFailure() async {
    let client = StubHTTPClient { request in
      throw HTTPError(.unknown(hint: "a\r\n\u{1B}[31mb"), stage: .head, request: request)
    }
    #expect(await view(client).run() == .failed)
    #expect(errors.text.filter { $0 == "\n" }.count == 1)
    #expect(errors.text.contains("a �[31mb"))
  }

  @Test("writes lines again when it is run again")
  func runAgain() async {
    let view = view(.json(#"{"origin": "1"}"#, #"{"origin": "2"}"#))
    #expect(await view.run() == .loaded)
    #expect(await view.run() == .loaded)
    let lines = ["cache: loading", "cache: origin 1", "cache: url (none)"]
    let again = ["cache: loading", "cache: origin 2", "cache: url (none)", ""]
    #expect(output.text == (lines + again).joined(separator: "\n"))
  }

  @Test("ends its request and says nothing more when it is cancelled")
  func cancelled() async throws {
    let client = StubHTTPClient([.get("/cache/2000"): .never])
    let view = view(client)
    let running = Task { await view.run() }
    _ = await client.requests(atLeast: 1)
    running.cancel()
    #expect(try await running.ended() == .cancelled)
    await view.presenter.settle()
    #expect(!view.presenter.link.isAttached)
    #expect(output.text == "cache: loading\n")
    #expect(errors.text == "")
  }

  @Test("asks nothing in a task that is cancelled already")
  func cancelledBefore() async throws {
    let view = view(StubHTTPClient([:]))
    let running = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await view.run()
    }
    #expect(try await running.ended() == .cancelled)
    #expect(output.text == "")
  }
}
