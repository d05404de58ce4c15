import EnfiladeHTTP
import EnfiladeTesting
import Foundation
import Loopback
import Testing

/// Row B28: a connection that was kept alive and that the server closes just as a request comes.
@Suite(.timeLimit(.minutes(5)))
struct StaleConnectionTests {
  enum Body: String, CaseIterable {
    case none, data, file, stream
  }

  /// Answers the first request of a connection, and closes it without a word once a second has come in full.
  private func server() throws -> LoopbackServer {
    try LoopbackServer { request in
      request.path == "/first" || request.path.hasSuffix("again") ? .json("{}") : LoopbackAnswer(.close)
    }
  }

  private let folder = FileManager.default.temporaryDirectory.appending(
    path: "EnfiladeTests-\(UUID().uuidString)")

  private func body(_ kind: Body) throws -> HTTPBody? {
    switch kind {
    case .none: return nil
    case .data: return .text("order")
    case .stream:
      return .stream {
        AsyncStream {
          $0.yield(Data("order".utf8)); $0.finish()
        }
      }
    case .file:
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data("order".utf8).write(to: folder.appending(path: "order"))
      return .file(at: folder.appending(path: "order"))
    }
  }

  private func times(_ path: String, at server: LoopbackServer) -> Int {
    server.requests.count { $0.path == path }
  }

  @Test(arguments: Body.allCases)
  func `B28: a POST is not sent twice, and its failure is told of at once`(kind: Body) async throws {
    let server = try server()
    defer { try? FileManager.default.removeItem(at: folder) }
    let client = URLSessionClient(clock: ManualClock())
    _ = try await client.send(HTTPRequest(.get, server.url + "/first"))
    let request = try HTTPRequest(.post, server.url + "/order", body: body(kind))
    let error = await #expect(throws: HTTPError.self) { try await client.send(request) }
    #expect(error?.stage == .head)
    #expect(error?.isRetryable == true)
    // Whatever was sent before has arrived once this has.
    _ = try await client.send(HTTPRequest(.get, server.url + "/first"))
    #expect(times("/order", at: server) == 1)
  }

  @Test func `B28: a POST without a body has its own connection, whether or not the server closes it`()
    async throws
  {
    let server = try LoopbackServer { _ in
      LoopbackAnswer(.text("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}"), .untilPeerCloses)
    }
    let client = URLSessionClient()
    for _ in 0..<3 { _ = try await client.send(HTTPRequest(.post, server.url)) }
    #expect(server.requests.map(\.connection) == [0, 1, 2])
    for connection in 0..<3 {
      #expect(await server.connectionClosed(connection)?.closed?.how == .peerClosed)
    }
  }

  @Test(arguments: [HTTPMethod.put, .post], [Body.data, .file, .stream])
  func `B28: what may be sent twice is, over another connection`(method: HTTPMethod, kind: Body) async throws
  {
    let server = try LoopbackServer { request in
      // The first one to come over a connection that was used before is lost with it.
      request.path == "/order" && request.connection == 0 ? LoopbackAnswer(.close) : .json("{}")
    }
    defer { try? FileManager.default.removeItem(at: folder) }
    let client = URLSessionClient(clock: ManualClock())
    _ = try await client.send(HTTPRequest(.get, server.url + "/first"))
    let fields: KeyValuePairs = ["Idempotency-Key": "\"8e03978e\""]
    let request = try HTTPRequest(
      method, server.url + "/order", fields: method == .post ? fields : [:], body: body(kind))
    let response = try await client.send(request)
    #expect(response.status == .ok)
    #expect(response.metrics.attempts == 2)
    #expect(server.requests.filter { $0.path == "/order" }.map(\.text) == ["order", "order"])
  }

  @Test func `B28: one closed connection after the other ends with an error`() async throws {
    let server = try server()
    let client = URLSessionClient(clock: ManualClock())
    // One connection for each of six requests at once.
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<6 { group.addTask { _ = try await client.send(HTTPRequest(.get, server.url + "/first")) } }
      try await group.waitForAll()
    }
    let request = try HTTPRequest(.put, server.url + "/order", body: .text("order"))
    let error = await #expect(throws: HTTPError.self) { try await client.send(request) }
    #expect(error?.isRetryable == true)
    #expect((1...5).contains(times("/order", at: server)))
  }
}
