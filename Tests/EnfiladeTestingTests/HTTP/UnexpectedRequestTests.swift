import EnfiladeHTTP
import EnfiladeTesting
import Foundation
import Testing

@Suite("An unexpected request", .timeLimit(.minutes(5)))
struct UnexpectedRequestTests {
  /// Sends a request that fails the test, and checks with which text, where, and what the caller is thrown.
  private func expectFailure(
    of client: StubHTTPClient, asked request: HTTPRequest, text: String, line: Int? = nil
  ) async {
    await withKnownIssue {
      let expected = HTTPError(.unknown(hint: text), stage: .request, request: request)
      await #expect(throws: expected) { try await client.send(request) }
    } matching: { issue in
      issue.comments.map(\.rawValue) == [text] && (line == nil || issue.sourceLocation?.line == line)
    }
    #expect(client.requests == [request])
  }

  @Test("It fails the test at the line that made the stub, even if nobody looks at the error")
  func location() async throws {
    let line = #line + 1
    let client = StubHTTPClient([:])
    await expectFailure(
      of: client, asked: try HTTPRequest(.get, "https://httpbin.org/cache/60"),
      text: "Unexpected request: GET https://httpbin.org/cache/60. This stub expects none.", line: line)
  }

  @Test("The text lists what is known")
  func known() async throws {
    let client = StubHTTPClient([
      .get("/cache/60"): .json("{}"), .post("https://httpbin.org/login"): .never,
    ])
    await expectFailure(
      of: client, asked: try HTTPRequest(.get, "https://httpbin.org/hotels"),
      text: """
        Unexpected request: GET https://httpbin.org/hotels. This stub knows only:
          GET /cache/60
          POST https://httpbin.org/login
        """)
  }

  @Test(
    "The text says in what the one near miss differs",
    arguments: [
      (StubRoute.post("/cache/60?a=1"), "POST /cache/60?a=1", "method"),
      (.get("/cache/60"), "GET /cache/60", "query"),
      (.post("/cache/60?a=2"), "POST /cache/60?a=2", "method and query"),
      (.get("http://a.org/cache/60?a=1"), "GET http://a.org/cache/60?a=1", "scheme, host or port"),
    ])
  func nearMiss(route: StubRoute, shown: String, part: String) async throws {
    let client = StubHTTPClient([.get("/other"): .never, route: .never])
    await expectFailure(
      of: client, asked: try HTTPRequest(.get, "https://httpbin.org/cache/60?a=1"),
      text: """
        Unexpected request: GET https://httpbin.org/cache/60?a=1. This stub knows only:
          GET /other
          \(shown)
        The nearest one, \(shown), differs in the \(part).
        """)
  }

  @Test("Of several near misses the text names none")
  func severalNearMisses() async throws {
    let client = StubHTTPClient([.get("/cache?a=1"): .never, .get("/cache?a=2"): .never])
    await expectFailure(
      of: client, asked: try HTTPRequest(.get, "https://httpbin.org/cache"),
      text: """
        Unexpected request: GET https://httpbin.org/cache. This stub knows only:
          GET /cache?a=1
          GET /cache?a=2
        """)
  }

  @Test("The text keeps secrets, also those of the routes")
  func secrets() async throws {
    let client = StubHTTPClient([.get("/me?token=known"): .never])
    await expectFailure(
      of: client, asked: try HTTPRequest(.get, "https://httpbin.org/me?token=asked"),
      text: """
        Unexpected request: GET https://httpbin.org/me?token=redacted. This stub knows only:
          GET /me?token=redacted
        The nearest one, GET /me?token=redacted, differs in the query.
        """)
  }
}
