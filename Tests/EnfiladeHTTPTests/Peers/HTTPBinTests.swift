import EnfiladeHTTP
import Foundation
import Testing

/// The client against httpbin, a server that nobody here wrote. `HTTPBIN_URL` says where one runs.
@Suite(
  .enabled(if: HTTPBin.url != nil, "no httpbin: set HTTPBIN_URL to where one runs"), .timeLimit(.minutes(5)))
struct HTTPBinTests {
  private struct Echo: Decodable, Sendable, Equatable {
    var json: [String: Int]?
    var headers: [String: String]?
    var url: String?
  }

  private struct Flags: Decodable, Sendable, Equatable {
    var gzipped: Bool?
    var brotli: Bool?
    var deflated: Bool?
    var authenticated: Bool?
    var cookies: [String: String]?
  }

  private let client = URLSessionClient()

  private func request(
    _ method: HTTPMethod = .get, _ path: String, fields: KeyValuePairs<String, String> = [:],
    body: HTTPBody? = nil, timeout: Duration? = nil
  ) throws -> HTTPRequest {
    try HTTPRequest(method, try #require(HTTPBin.url) + path, fields: fields, body: body, timeout: timeout)
  }

  @Test(arguments: [200, 204, 304, 418, 500, 503])
  func `A status is an answer`(code: Int) async throws {
    let response = try await client.send(request(.get, "/status/\(code)"))
    #expect(response.status.code == code)
    if code == 418 { #expect(String(decoding: response.body, as: UTF8.self).contains("teapot")) }
  }

  @Test(arguments: [("/redirect/5", 5), ("/relative-redirect/3", 3), ("/absolute-redirect/2", 2)])
  func `Redirects are followed`(path: String, count: Int) async throws {
    let response = try await client.send(request(.get, path))
    #expect(response.status == .ok)
    #expect(response.url.path == "/get")
    #expect(response.metrics.redirects == count)
  }

  @Test func `25 redirects are more than a client follows`() async throws {
    let error = await #expect(throws: HTTPError.self) { try await client.send(request(.get, "/redirect/25")) }
    #expect(error?.reason == .redirectRefused(.tooMany(limit: 20)))
  }

  @Test(arguments: ["gzip", "brotli", "deflate"])
  func `A compressed body is expanded`(coding: String) async throws {
    let flags = try await client.value(of: Endpoint<Flags>(request(.get, "/\(coding)")))
    let expected =
      switch coding {
      case "gzip": Flags(gzipped: true)
      case "brotli": Flags(brotli: true)
      default: Flags(deflated: true)
      }
    #expect(flags == expected)
  }

  @Test(arguments: ["/basic-auth/u/p", "/bearer", "/digest-auth/auth/u/p"])
  func `Without credentials the answer is 401`(path: String) async throws {
    #expect(try await client.send(request(.get, path)).status == .unauthorized)
  }

  @Test(arguments: [("/basic-auth/u/p", "Basic dTpw"), ("/bearer", "Bearer t")])
  func `With credentials the answer is what was asked for`(path: String, credentials: String) async throws {
    let endpoint = Endpoint<Flags>(try request(.get, path, fields: ["Authorization": credentials]))
    #expect(try await client.value(of: endpoint).authenticated == true)
  }

  @Test func `Wrong credentials are sent once`() async throws {
    let wrong = try request(.get, "/basic-auth/u/p", fields: ["Authorization": "Basic eDp5"])
    #expect(try await client.send(wrong).status == .unauthorized)
  }

  @Test func `An answer that takes 3 seconds misses a deadline of half a second`() async throws {
    let request = try request(.get, "/delay/3", timeout: .milliseconds(500))
    let start = ContinuousClock.now
    let late = HTTPError(.timedOut(limit: .total, after: .milliseconds(500)), stage: .head, request: request)
    await #expect(throws: late) { try await client.send(request) }
    // Half a second on its own; the margin to 3 seconds is the machine's load.
    #expect(start.duration(to: .now) < .seconds(3))
  }

  @Test func `A streamed body arrives whole`() async throws {
    #expect(try await client.send(request(.get, "/stream-bytes/100000?seed=1")).body.count == 100_000)
  }

  @Test func `A body that drips arrives whole`() async throws {
    let response = try await client.send(request(.get, "/drip?duration=1&numbytes=10&delay=0"))
    #expect(response.body == Data(repeating: UInt8(ascii: "*"), count: 10))
    #expect(response.metrics.total > response.metrics.timeToHead)
  }

  @Test func `A JSON body is echoed back`() async throws {
    let endpoint = Endpoint<Echo>(try request(.post, "/post", body: .json(["answer": 42])))
    let echo = try await client.value(of: endpoint)
    #expect(echo.json == ["answer": 42])
    #expect(echo.headers?["Content-Type"] == "application/json")
  }

  @Test func `A cookie that is set on a redirect is not carried along`() async throws {
    let endpoint = Endpoint<Flags>(try request(.get, "/cookies/set?flavour=oat"))
    #expect(try await client.value(of: endpoint) == Flags(cookies: [:]))
  }

  @Test func `A redirect to another scheme is refused`() async throws {
    let request = try request(.get, "/redirect-to?url=file:///etc/hostname")
    let error = await #expect(throws: HTTPError.self) { try await client.send(request) }
    #expect(error?.reason == .redirectRefused(.location("file:///etc/hostname")))
  }

  @Test func `Methods arrive as they are`() async throws {
    for (method, path) in [(HTTPMethod.put, "/put"), (.patch, "/patch"), (.delete, "/delete")] {
      #expect(try await client.send(request(method, path)).status == .ok)
    }
    let head = try await client.send(request(.head, "/get"))
    #expect(head.status == .ok)
    #expect(head.body.isEmpty)
  }
}

/// Where an httpbin runs, if one does.
enum HTTPBin {
  static let url = ProcessInfo.processInfo.environment["HTTPBIN_URL"]
}
