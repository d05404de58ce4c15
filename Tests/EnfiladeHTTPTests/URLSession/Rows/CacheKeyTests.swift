import EnfiladeHTTP
import Foundation
import Loopback
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Row B11: for what `URLCache` takes one request to be another.
@Suite(.timeLimit(.minutes(5)))
struct CacheKeyTests {
  private static func cached(_ url: URL) throws -> CachedURLResponse {
    let head = HTTPURLResponse(
      url: url, statusCode: 200, httpVersion: "HTTP/1.1", headerFields: ["Cache-Control": "max-age=3600"])
    return CachedURLResponse(response: try #require(head), data: Data("of another".utf8))
  }

  @Test(arguments: [
    ("GET", "http://127.0.0.1:8080/items?a=2"),
    ("GET", "https://127.0.0.1:8080/items?a=1"),
    ("DELETE", "http://127.0.0.1:8080/items?a=1"),
  ])
  func `B11: the bare cache has an answer to one request for another query, scheme or method`(
    method: String, target: String
  ) throws {
    let cache = URLCache(memoryCapacity: 1 << 20, diskCapacity: 0, diskPath: nil)
    let known = try #require(URL(string: "http://127.0.0.1:8080/items?a=1"))
    cache.storeCachedResponse(try Self.cached(known), for: URLRequest(url: known))
    var request = URLRequest(url: try #require(URL(string: target)))
    request.httpMethod = method
    withKnownIssue { #expect(cache.cachedResponse(for: request) == nil) }
  }

  /// Asks for one query while the cache has an answer to another.
  private static func answer(_ send: (URL, URLCache) async throws -> Data) async throws -> String {
    let server = try LoopbackServer { request in .response(200, body: request.query ?? "") }
    let cache = URLCache(memoryCapacity: 1 << 20, diskCapacity: 0, diskPath: nil)
    let known = try #require(URL(string: server.url + "/items?a=1"))
    cache.storeCachedResponse(try cached(known), for: URLRequest(url: known))
    let asked = try #require(URL(string: server.url + "/items?a=2"))
    return String(decoding: try await send(asked, cache), as: UTF8.self)
  }

  @Test func `B11: a bare session serves the answer to one query for another`() async throws {
    let text = try await Self.answer { url, cache in
      let configuration = URLSessionConfiguration.ephemeral
      configuration.urlCache = cache
      return try await URLSession(configuration: configuration).data(for: URLRequest(url: url)).0
    }
    withKnownIssue { #expect(text == "a=2") }
  }

  /// In a child, since it is the cache of the whole process that is filled here.
  @Test func `B11: this client asks no cache of Foundation's`() async {
    await #expect(processExitsWith: .exitCode(Verdict.sound)) {
      let watchdog = Watchdog(seconds: 10)
      let text = try await Self.answer { url, cache in
        URLCache.shared = cache
        return try await URLSessionClient().send(HTTPRequest(.get, url)).body
      }
      withExtendedLifetime(watchdog) { exit(text == "a=2" ? Verdict.sound : Verdict.faulty) }
    }
  }
}
