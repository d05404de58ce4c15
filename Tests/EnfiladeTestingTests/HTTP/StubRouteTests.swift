import EnfiladeHTTP
import EnfiladeTesting
import Testing

@Suite("StubRoute", .timeLimit(.minutes(5)))
struct StubRouteTests {
  @Test(
    "A route matches its method and its place",
    arguments: [
      (StubRoute.get("/cache/60"), HTTPMethod.get, "https://httpbin.org/cache/60"),
      (.get("/cache/60"), .get, "http://127.0.0.1:8080/cache/60"),
      (.get("cache/60"), .get, "https://httpbin.org/cache/60"),
      (.get("/cache/60"), .get, "https://httpbin.org/cache/60#top"),
      (.get("/search?q=a&p=2"), .get, "https://httpbin.org/search?q=a&p=2"),
      (.get("/search?q=ä"), .get, "https://httpbin.org/search?q=%C3%A4"),
      (.get("/a%2Fb/"), .get, "https://httpbin.org/a%2Fb/"),
      (.get("/"), .get, "https://httpbin.org"),
      (.get("?q=1"), .get, "https://httpbin.org?q=1"),
      (.get("//twice"), .get, "https://httpbin.org//twice"),
      (.get("https://httpbin.org/cache/60"), .get, "https://httpbin.org/cache/60"),
      (.get("HTTPS://HTTPBIN.org:443/"), .get, "https://httpbin.org"),
      (.get("http://[::1]:8080/a"), .get, "http://[::1]:8080/a"),
      (.post("/login"), .post, "https://httpbin.org/login"),
      (.put("/hotels/7"), .put, "https://httpbin.org/hotels/7"),
      (.patch("/hotels/7"), .patch, "https://httpbin.org/hotels/7"),
      (.delete("/hotels/7"), .delete, "https://httpbin.org/hotels/7"),
      (.request(.options, "/"), .options, "https://httpbin.org/"),
    ])
  func matches(route: StubRoute, method: HTTPMethod, url: String) async throws {
    let client = StubHTTPClient([route: .response(.ok)])
    #expect(try await client.send(HTTPRequest(method, url)).status == .ok)
  }

  @Test(
    "A route matches nothing else",
    arguments: [
      (StubRoute.get("/cache/60"), "https://httpbin.org/cache/61"),
      (.get("/cache/60"), "https://httpbin.org/cache/60/"),
      (.get("/cache/60"), "https://httpbin.org/cache/60?"),
      (.get("/cache/60"), "https://httpbin.org/cache/60?a=1"),
      (.get("/search?q=a&p=2"), "https://httpbin.org/search?p=2&q=a"),
      (.get("/search?q=a"), "https://httpbin.org/search"),
      (.get("/Cache"), "https://httpbin.org/cache"),
      (.post("/cache/60"), "https://httpbin.org/cache/60"),
      (.get("https://httpbin.org/cache/60"), "http://httpbin.org/cache/60"),
      (.get("https://httpbin.org/cache/60"), "https://httpbin.org:8443/cache/60"),
      (.get("https://httpbin.org/cache/60"), "https://example.org/cache/60"),
    ])
  func matchesNothingElse(route: StubRoute, url: String) async throws {
    let client = StubHTTPClient([route: .response(.ok)])
    let request = try HTTPRequest(.get, url)
    await withKnownIssue {
      await #expect(throws: HTTPError.self) { try await client.send(request) }
    } matching: {
      $0.comments.contains { $0.rawValue.hasPrefix("Unexpected request: GET ") }
    }
  }

  @Test("Two spellings of one place are one route")
  func equality() {
    #expect(StubRoute.get("/a b") == .request(.get, "a%20b"))
    #expect(StubRoute.get("/a") != .post("/a"))
    #expect(StubRoute.get("/a") != .get("https://httpbin.org/a"))
    #expect(Set([StubRoute.get("/a"), .get("/a"), .get("/b")]).count == 2)
  }

  @Test(
    "Its description is as short as it was written, with secrets left out",
    arguments: [
      (StubRoute.get("/cache/60"), "GET /cache/60"),
      (.post("/login?token=abc&a=1"), "POST /login?token=redacted&a=1"),
      (.get("http://any/thing"), "GET http://any/thing"),
      (.get("https://httpbin.org"), "GET https://httpbin.org/"),
    ])
  func descriptions(route: StubRoute, text: String) {
    #expect(route.description == text)
  }
}
