import EnfiladeHTTP
import EnfiladeTesting
import Testing

/// The README's example, driven as a user's test would drive it.
@MainActor
struct CacheScreenTests {
  @Test func `The screen replaces what it shows`() async {
    let client = StubHTTPClient { request in
      HTTPResponse(status: .serviceUnavailable, url: request.url)
    }
    let screen = CacheScreen(client: client)
    screen.appear()
    #expect(screen.label == "loading …")
    _ = await client.requests(atLeast: 1)
    screen.reloadTapped()
    await screen.presenter.settle()
    let failure = "GET https://httpbin.org/cache/2000 failed: the server answered with status 503."
    #expect(screen.label == failure)
    let asked = client.requests.count
    screen.disappear()
    screen.reloadTapped()
    await screen.presenter.settle()
    #expect(screen.label == failure)
    #expect(client.requests.count == asked)
  }

  @Test(.timeLimit(.minutes(5)))
  func `A screen that goes with its request in flight cancels it`() async {
    let (cancelled, continuation) = AsyncStream.makeStream(of: Void.self)
    let never = StubHTTPClient([.get("/cache/2000"): .never])
    let client = StubHTTPClient { request in
      defer { continuation.finish() }
      return try await never.send(request)
    }
    var screen: CacheScreen? = CacheScreen(client: client)
    weak let gone = screen
    screen?.appear()
    _ = await client.requests(atLeast: 1)
    screen = nil
    #expect(gone == nil)
    for await _ in cancelled {}
  }
}
