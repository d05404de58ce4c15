import EnfiladeHTTP
import EnfiladeTesting
import Foundation
import Loopback
import Synchronization
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Rows B5 and B7: a server that asks for credentials, and who is told of it.
@Suite(.timeLimit(.minutes(5)))
struct ChallengeTests {
  static let body = #"{"error": "who are you?"}"#

  static func challenging(_ scheme: String) throws -> LoopbackServer {
    try LoopbackServer { _ in
      .json(body, status: 401, fields: [("WWW-Authenticate", scheme)])
    }
  }

  @Test(arguments: [
    #"Basic realm="r""#, #"Digest realm="r", nonce="n", qop="auth""#, "Bearer", #"Negotiate"#, "nonsense",
  ])
  func `B5: a 401 is an answer, with its body, whatever the challenge`(scheme: String) async throws {
    let server = try Self.challenging(scheme)
    let client = URLSessionClient()
    // Twice: nothing is remembered, and nothing is tried again behind the caller's back.
    for _ in 0..<2 {
      let response = try await client.send(HTTPRequest(.get, server.url))
      #expect(response.status == .unauthorized)
      #expect(String(decoding: response.body, as: UTF8.self) == Self.body)
      #expect(response.fields[.wwwAuthenticate] == scheme)
    }
    #expect(server.requests.count == 2)
    #expect(server.requests.allSatisfy { $0.value("Authorization") == nil })
  }

  @Test func `B5: a bare client never hears of a 401 with a Basic challenge`() async {
    await #expect(processExitsWith: .exitCode(Watchdog.stuck)) {
      let watchdog = Watchdog(seconds: 3)
      let server = try Self.challenging(#"Basic realm="r""#)
      let response = try await BareURLSessionClient().send(HTTPRequest(.get, server.url))
      watchdog.step()
      exit(response.status == .unauthorized ? 0 : 1)
    }
  }

  @Test func `B5: an Authorization field of the caller's own is sent once`() async throws {
    let server = try LoopbackServer { request in
      request.value("Authorization") == "Basic dTpw" ? .json("{}") : .response(401)
    }
    let request = try HTTPRequest(.get, server.url, fields: ["Authorization": "Basic dTpw"])
    #expect(try await URLSessionClient().send(request).status == .ok)
  }

  /// The delegate of a task, which should be told of all of these.
  private final class TaskDelegate: NSObject, URLSessionDataDelegate {
    let redirects = Mutex(0)
    let completion: (@Sendable () -> Void)?

    init(completion: (@Sendable () -> Void)? = nil) {
      self.completion = completion
    }

    func urlSession(
      _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
      newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
      redirects.withLock { $0 += 1 }
      completionHandler(request)
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
      completion?()
    }
  }

  private func redirecting() throws -> LoopbackServer {
    try LoopbackServer { request in
      request.path == "/a" ? .response(302, fields: [("Location", "/b")]) : .json("{}")
    }
  }

  @Test func `B7: the delegate that is given to an async call is told of no redirect`() async throws {
    let server = try redirecting()
    let url = try #require(URL(string: server.url + "/a"))
    let delegate = TaskDelegate()
    let session = URLSession(configuration: .ephemeral)
    defer { session.finishTasksAndInvalidate() }
    _ = try await session.data(for: URLRequest(url: url), delegate: delegate)
    withKnownIssue { #expect(delegate.redirects.withLock { $0 } == 1) }
  }

  @Test func `B7: the delegate of a task is never told of its end`() async {
    await #expect(processExitsWith: .exitCode(Watchdog.stuck)) {
      let watchdog = Watchdog(seconds: 3)
      let server = try Self.challenging("none")
      let url = try #require(URL(string: server.url))
      let session = URLSession(configuration: .ephemeral)
      await withCheckedContinuation { continuation in
        let task = session.dataTask(with: url)
        task.delegate = TaskDelegate { continuation.resume() }
        task.resume()
      }
      watchdog.step()
    }
  }

  @Test func `B7: the client is told of redirects, challenges and ends`() async throws {
    let server = try redirecting()
    let response = try await URLSessionClient().send(HTTPRequest(.get, server.url + "/a"))
    #expect(response.metrics.redirects == 1)
    #expect(response.url.path == "/b")
  }
}
