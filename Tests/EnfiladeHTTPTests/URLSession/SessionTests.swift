import EnfiladeHTTP
import EnfiladeTesting
import Foundation
import Loopback
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Rows B6, B10, B12 and B24: one session, its end, and what it does not keep or tell.
@Suite(.timeLimit(.minutes(5)))
struct SessionTests {
  private func echoing() throws -> LoopbackServer {
    try LoopbackServer { request in
      .json(#"{"target": "\#(request.target)"}"#, fields: [("Cache-Control", "public, max-age=3600")])
    }
  }

  @Test func `B6: after a shutdown a call is an error`() async throws {
    let server = try echoing()
    let client = URLSessionClient()
    let request = try HTTPRequest(.get, server.url)
    #expect(try await client.send(request).status == .ok)
    client.shutdown()
    client.shutdown()
    await #expect(throws: HTTPError(.closed, stage: .request, request: request)) {
      try await client.send(request)
    }
    #expect(server.requests.count == 1)
  }

  @Test func `B6: a task on an invalidated session kills the process`() async {
    await #expect(processExitsWith: .failure) {
      let session = URLSession(configuration: .ephemeral)
      session.invalidateAndCancel()
      guard let url = URL(string: "http://127.0.0.1:1/") else { exit(0) }
      session.dataTask(with: url).resume()
      exit(0)
    }
  }

  @Test func `B6: a shutdown lets calls finish, with the redirects that they still meet`() async throws {
    let gate = LoopbackGate()
    let server = try LoopbackServer { request in
      request.path == "/end"
        ? .json("{}")
        : LoopbackAnswer(
          .hold(gate), .text("HTTP/1.1 302 Found\r\nLocation: /end\r\nContent-Length: 0\r\n\r\n"))
    }
    let client = URLSessionClient()
    let request = try HTTPRequest(.get, server.url)
    async let response = client.send(request)
    _ = await server.requests(atLeast: 1)
    client.shutdown()
    gate.open()
    #expect(try await response.status == .ok)
    await #expect(throws: HTTPError.self) { try await client.send(request) }
  }

  @Test(arguments: [URLSessionClient.RunningRequests.finish, .cancel])
  func `B6: a shutdown among 500 calls on other tasks traps nothing`(
    running: URLSessionClient.RunningRequests
  ) async throws {
    let server = try echoing()
    for _ in 0..<20 {
      let client = URLSessionClient()
      let request = try HTTPRequest(.get, server.url)
      await withDiscardingTaskGroup { group in
        for number in 0..<25 {
          group.addTask {
            if number == 12 { client.shutdown(running) }
            do throws(HTTPError) {
              _ = try await client.send(request)
            } catch {
              #expect(error.reason == .closed)
            }
          }
        }
      }
    }
  }

  @Test func `B10: each call reaches the server, and each query has its own answer`() async throws {
    let server = try echoing()
    let client = URLSessionClient()
    let targets = ["/?a=1", "/?a=2", "/?a=1"]
    for target in targets {
      let body = try await client.send(HTTPRequest(.get, server.url + target)).body
      #expect(String(decoding: body, as: UTF8.self) == #"{"target": "\#(target)"}"#)
    }
    #expect(server.requests.map(\.target) == targets)
  }

  @Test func `B10: a bare session with a cache keeps nothing of an answer that may be kept`() async throws {
    let server = try echoing()
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = URLCache(memoryCapacity: 1 << 20, diskCapacity: 0, diskPath: nil)
    configuration.requestCachePolicy = .returnCacheDataElseLoad
    let client = BareURLSessionClient(configuration: configuration)
    for _ in 0..<2 { _ = try await client.send(HTTPRequest(.get, server.url)) }
    withKnownIssue { #expect(server.requests.count == 1) }
  }

  @Test func `B12: the client measures on its own clock`() async throws {
    let clock = ReadCountingClock()
    let head = LoopbackGate()
    let body = LoopbackGate()
    let server = try LoopbackServer { _ in
      LoopbackAnswer(
        .hold(head), .text("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{"), .hold(body), .text("}"))
    }
    let client = URLSessionClient(clock: clock)
    let request = try HTTPRequest(.get, server.url)
    async let response = client.send(request)
    _ = await server.requests(atLeast: 1)
    clock.manual.advance(by: .milliseconds(200))
    head.open()
    // As the call began, for the alarm, and as the head came.
    await clock.reads(atLeast: 3)
    clock.manual.advance(by: .milliseconds(34))
    body.open()
    let expected = HTTPMetrics(
      timeToHead: .milliseconds(200), total: .milliseconds(234), attempts: 1, bytesReceived: 2)
    #expect(try await response.metrics == expected)
  }

  private final class MetricsDelegate: NSObject, URLSessionDataDelegate, @unchecked Sendable {
    // Written and read on the session's delegate queue only, and read once more after its last callback.
    var collected = 0
    var continuation: CheckedContinuation<Void, Never>?

    func urlSession(
      _ session: URLSession, task: URLSessionTask, didFinishCollecting metrics: URLSessionTaskMetrics
    ) {
      collected += 1
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
      continuation?.resume()
    }
  }

  @Test func `B12: a bare session reports no metrics`() async throws {
    let server = try echoing()
    let url = try #require(URL(string: server.url))
    let delegate = MetricsDelegate()
    let session = URLSession(configuration: .ephemeral, delegate: delegate, delegateQueue: nil)
    defer { session.invalidateAndCancel() }
    await withCheckedContinuation { continuation in
      delegate.continuation = continuation
      session.dataTask(with: url).resume()
    }
    withKnownIssue { #expect(delegate.collected == 1) }
  }

  private func connections(of client: some HTTPClient) async throws -> Int {
    let server = try echoing()
    for _ in 0..<200 { _ = try await client.send(HTTPRequest(.get, server.url)) }
    return server.connections.count
  }

  @Test func `B24: 200 calls in a row use one connection`() async throws {
    #expect(try await connections(of: URLSessionClient()) == 1)
  }

  @Test func `B24: with a session for each request it is a connection for each`() async throws {
    let count = try await connections(of: SessionPerRequestClient())
    withKnownIssue { #expect(count == 1) }
  }

  @Test func `A client that is let go closes its connections`() async throws {
    let server = try echoing()
    var client: URLSessionClient? = URLSessionClient()
    _ = try await client?.send(HTTPRequest(.get, server.url))
    client = nil
    #expect(await server.connectionClosed(0)?.closed?.how == .peerClosed)
  }
}
