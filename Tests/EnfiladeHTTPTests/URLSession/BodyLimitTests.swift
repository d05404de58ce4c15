import EnfiladeHTTP
import EnfiladeTesting
import Foundation
import Loopback
import Testing

/// The limit on the bytes of a body, and what this system's TLS is refused for.
@Suite(.timeLimit(.minutes(5)))
struct BodyLimitTests {
  private func client(_ limit: Int?) -> URLSessionClient {
    URLSessionClient(configuration: .init(bodyLimit: limit))
  }

  @Test(arguments: [0, 1, 99_999, 100_000])
  func `A body may have as many bytes as the limit, and not one more`(limit: Int) async throws {
    let server = try LoopbackServer { request in
      .response(200, body: [UInt8](repeating: 7, count: limit + (request.path == "/more" ? 1 : 0)))
    }
    #expect(try await client(limit).send(HTTPRequest(.get, server.url)).body.count == limit)
    let request = try HTTPRequest(.get, server.url + "/more")
    let error = await #expect(throws: HTTPError.self) { try await client(limit).send(request) }
    #expect(error?.reason == .tooLarge(.body, limit: limit))
    #expect(error?.stage == .body)
    #expect(error?.response?.status == .ok)
    #expect(error?.isRetryable == false)
  }

  @Test func `A body that promises to be too large is refused at its head`() async throws {
    let server = try LoopbackServer { _ in
      LoopbackAnswer(.text("HTTP/1.1 200 OK\r\nContent-Length: 101\r\n\r\n"), .untilPeerCloses)
    }
    let error = await #expect(throws: HTTPError.self) {
      try await client(100).send(HTTPRequest(.get, server.url))
    }
    #expect(error?.reason == .tooLarge(.body, limit: 100))
    #expect(await server.connectionClosed(0) != nil)
  }

  @Test func `A body without an end is cut off, and its connection closed`() async throws {
    let piece = "400\r\n" + String(repeating: "x", count: 1_024) + "\r\n"
    let server = try LoopbackServer { _ in
      LoopbackAnswer(
        steps: [.text("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n")]
          + [LoopbackAnswer.Step](repeating: .text(piece), count: 2_000) + [.untilPeerCloses])
    }
    let error = await #expect(throws: HTTPError.self) {
      try await client(100_000).send(HTTPRequest(.get, server.url))
    }
    #expect(error?.reason == .tooLarge(.body, limit: 100_000))
    #expect(await server.connectionClosed(0) != nil)
  }

  @Test func `The head of what a HEAD request asks for may promise any length`() async throws {
    let server = try LoopbackServer { _ in
      LoopbackAnswer(.text("HTTP/1.1 200 OK\r\nContent-Length: 1000000\r\n\r\n"))
    }
    let response = try await client(10).send(HTTPRequest(.head, server.url))
    #expect(response.fields[.contentLength] == "1000000")
    #expect(response.body.isEmpty)
  }

  @Test func `A stream has no such limit`() async throws {
    let server = try LoopbackServer { _ in .response(200, body: [UInt8](repeating: 7, count: 1_000)) }
    let stream = try await client(10).stream(HTTPRequest(.get, server.url))
    #expect(try await stream.collected(upTo: 1_000).body.count == 1_000)
  }

  @Test func `A limit below nothing is refused before anything is sent`() async throws {
    let server = try LoopbackServer { _ in .json("{}") }
    let error = await #expect(throws: HTTPError.self) {
      try await client(-1).send(HTTPRequest(.get, server.url))
    }
    #expect(error?.code == "invalidRequest.limit")
    #expect(server.requests.isEmpty)
  }
}
