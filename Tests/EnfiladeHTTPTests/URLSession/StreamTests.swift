import EnfiladeHTTP
import EnfiladeTesting
import Foundation
import Loopback
import Testing

/// Bodies that are read while they come.
@Suite(.timeLimit(.minutes(5)))
struct StreamTests {
  private static func chunked(_ text: String) -> LoopbackAnswer.Step {
    .text("\(String(text.utf8.count, radix: 16))\r\n\(text)\r\n")
  }

  private static let head =
    "HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nTransfer-Encoding: chunked\r\n\r\n"

  @Test func `The head and each piece are there before the next is sent`() async throws {
    let first = LoopbackGate()
    let second = LoopbackGate()
    let server = try LoopbackServer { _ in
      LoopbackAnswer(
        .text(Self.head), .hold(first), Self.chunked("one"), .hold(second), Self.chunked("two"),
        .text("0\r\n\r\n"))
    }
    let request = try HTTPRequest(.get, server.url)
    let stream = try await URLSessionClient().stream(request)
    #expect(stream.head.status == .ok)
    #expect(stream.head.fields[.contentType] == "text/plain")
    #expect(stream.head.body.isEmpty)
    first.open()
    var pieces: [String] = []
    for try await piece in stream {
      pieces.append(String(decoding: piece, as: UTF8.self))
      second.open()
    }
    #expect(pieces == ["one", "two"])
    #expect(stream.metrics.bytesReceived == 6)
    #expect(stream.metrics.attempts == 1)
  }

  @Test(arguments: [204, 304, 301, 401])
  func `An answer without a body is a stream without pieces`(status: Int) async throws {
    let server = try LoopbackServer { _ in
      .response(status, fields: [("WWW-Authenticate", #"Basic realm="r""#)])
    }
    let stream = try await URLSessionClient().stream(HTTPRequest(.get, server.url))
    #expect(stream.head.status.code == status)
    #expect(try await stream.collected(upTo: 0).body.isEmpty)
  }

  @Test func `A stream follows redirects`() async throws {
    let server = try LoopbackServer { request in
      request.path == "/end"
        ? .json("[1]")
        : .response(302, fields: [("Location", "/end")], body: "moved, by a body that is nobody's")
    }
    let response = try await URLSessionClient().stream(HTTPRequest(.get, server.url)).collected(upTo: 100)
    #expect(response.url.path == "/end")
    #expect(String(decoding: response.body, as: UTF8.self) == "[1]")
    #expect(response.metrics.redirects == 1)
    #expect(response.metrics.attempts == 2)
  }

  @Test func `Leaving the loop closes the connection, though the stream is still held`() async throws {
    let server = try LoopbackServer { _ in
      LoopbackAnswer(.text(Self.head), Self.chunked("one"), .untilPeerCloses)
    }
    let client = URLSessionClient()
    let stream = try await client.stream(HTTPRequest(.get, server.url))
    for try await _ in stream { break }
    #expect(await server.connectionClosed(0) != nil)
    let error = await #expect(throws: HTTPError.self) {
      for try await _ in stream {}
    }
    #expect(error?.reason == .cancelled)
  }

  @Test func `Letting go of a stream that nobody reads closes the connection`() async throws {
    let server = try LoopbackServer { _ in
      LoopbackAnswer(.text(Self.head), Self.chunked("one"), .untilPeerCloses)
    }
    let client = URLSessionClient()
    _ = try await client.stream(HTTPRequest(.get, server.url))
    #expect(await server.connectionClosed(0) != nil)
  }

  @Test func `A task that is cancelled stops reading at once`() async throws {
    let server = try LoopbackServer { _ in
      LoopbackAnswer(.text(Self.head), Self.chunked("one"), .untilPeerCloses)
    }
    let (reads, read) = AsyncStream<Void>.makeStream()
    let request = try HTTPRequest(.get, server.url)
    let task = Task {
      let stream = try await URLSessionClient().stream(request)
      for try await _ in stream { read.yield() }
    }
    for await _ in reads { break }
    task.cancel()
    let error = await #expect(throws: HTTPError.self) { try await task.value }
    #expect(error?.reason == .cancelled)
    #expect(error?.response?.status == .ok)
    #expect(await server.connectionClosed(0) != nil)
  }

  @Test func `A task that is cancelled reads nothing more, though the whole body has come`() async throws {
    let server = try LoopbackServer { _ in .json("{}") }
    let client = URLSessionClient(configuration: .init(requestsPerHost: 1))
    let stream = try await client.stream(HTTPRequest(.get, server.url))
    // Its turn comes once the stream's is over.
    _ = try await client.send(HTTPRequest(.get, server.url))
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await stream.collected(upTo: 100).body
    }
    let error = await #expect(throws: HTTPError.self) { try await task.value }
    #expect(error?.reason == .cancelled)
  }

  @Test func `What came before the connection broke is handed over, and then the error`() async throws {
    let server = try LoopbackServer { _ in
      LoopbackAnswer(.text(Self.head), Self.chunked("one"), .wait(.milliseconds(50)), .reset)
    }
    let stream = try await URLSessionClient().stream(HTTPRequest(.get, server.url))
    var pieces: [Data] = []
    let error = await #expect(throws: HTTPError.self) {
      for try await piece in stream { pieces.append(piece) }
    }
    #expect(pieces == [Data("one".utf8)])
    #expect(error?.stage == .body)
    #expect(error?.isRetryable == true)
    #expect(error?.response?.status == .ok)
  }

  @Test func `A stream outlives the client that began it`() async throws {
    let gate = LoopbackGate()
    let server = try LoopbackServer { _ in
      LoopbackAnswer(.text(Self.head), .hold(gate), Self.chunked("one"), .text("0\r\n\r\n"))
    }
    let stream = try await URLSessionClient().stream(HTTPRequest(.get, server.url))
    gate.open()
    #expect(try await stream.collected(upTo: 3).body == Data("one".utf8))
  }

  @Test func `A body that is larger than what is collected is an error`() async throws {
    let server = try LoopbackServer { _ in .json("[1, 2]") }
    let stream = try await URLSessionClient().stream(HTTPRequest(.get, server.url))
    let error = await #expect(throws: HTTPError.self) { try await stream.collected(upTo: 5) }
    #expect(error?.reason == .tooLarge(.body, limit: 5))
  }

  @Test func `A shutdown that cancels ends streams`() async throws {
    let server = try LoopbackServer { _ in LoopbackAnswer(.text(Self.head), .untilPeerCloses) }
    let client = URLSessionClient()
    let stream = try await client.stream(HTTPRequest(.get, server.url))
    client.shutdown(.cancel)
    let error = await #expect(throws: HTTPError.self) {
      for try await _ in stream {}
    }
    #expect(error?.reason == .closed)
    #expect(await server.connectionClosed(0) != nil)
  }
}
