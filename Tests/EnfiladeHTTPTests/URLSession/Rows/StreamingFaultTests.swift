import EnfiladeHTTP
import Foundation
import Loopback
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Rows B13 and B14: a body that is to be read while it comes, and how bare URLSession can be told to stop.
@Suite(.timeLimit(.minutes(5)))
struct StreamingFaultTests {
  private static let head = "HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n"

  /// A server that sends a half of ten bytes, and the other half when it is let.
  private static func halves(_ gate: LoopbackGate) throws -> LoopbackServer {
    try LoopbackServer { _ in LoopbackAnswer(.text(head + "first"), .hold(gate), .text("other")) }
  }

  private static func task(
    _ server: LoopbackServer, _ delegate: BareDelegate
  ) throws -> (URLSession, URLSessionDataTask) {
    let session = URLSession(configuration: .ephemeral, delegate: delegate, delegateQueue: nil)
    let url = try #require(URL(string: server.url))
    return (session, session.dataTask(with: url))
  }

  @Test func `B13: a delegate is handed the first chunk while the rest is held back`() async throws {
    let gate = LoopbackGate()
    let server = try Self.halves(gate)
    let delegate = BareDelegate()
    let (session, task) = try Self.task(server, delegate)
    defer { session.finishTasksAndInvalidate() }
    task.resume()
    var events: [BareDelegate.Event] = []
    for await event in delegate.events {
      events.append(event)
      if event == .data("first") { gate.open() }
    }
    #expect(events == [.head(200), .data("first"), .data("other"), .end(nil)])
  }

  /// What is awaited never comes, so the child is seen to be stuck.
  @Test func `B13: the bare async call hands over nothing before the end`() async {
    await #expect(processExitsWith: .exitCode(Watchdog.stuck)) {
      let watchdog = Watchdog(seconds: 3)
      let gate = LoopbackGate()
      let server = try Self.halves(gate)
      let url = try #require(URL(string: server.url))
      let data = try await URLSession(configuration: .ephemeral).data(for: URLRequest(url: url)).0
      // Whoever has the first half lets the other one come.
      if data.count >= 5 { gate.open() }
      watchdog.step()
    }
  }

  @Test func `B13: this client hands over the first chunk while the rest is held back`() async throws {
    let gate = LoopbackGate()
    let server = try Self.halves(gate)
    let stream = try await URLSessionClient().stream(HTTPRequest(.get, server.url))
    var pieces: [Data] = []
    for try await piece in stream {
      pieces.append(piece)
      gate.open()
    }
    #expect(pieces == [Data("first".utf8), Data("other".utf8)])
  }

  @Test func `B14: a bare delegate that refuses a body is sent it all the same`() async throws {
    let gate = LoopbackGate()
    let server = try Self.halves(gate)
    let delegate = BareDelegate(disposition: .cancel)
    let (session, task) = try Self.task(server, delegate)
    defer { session.invalidateAndCancel() }
    task.resume()
    var events: [BareDelegate.Event] = []
    for await event in delegate.events {
      events.append(event)
      if event == .data("first") { gate.open() }
    }
    withKnownIssue { #expect(events == [.head(200), .end(.cancelled)]) }
    #expect(events.text == "firstother")
  }

  @Test func `B14: a bare task that is suspended and resumed asks again, and hands over bytes twice`()
    async throws
  {
    let server = try LoopbackServer { request in
      request.ordinal == 0
        ? LoopbackAnswer(.text(Self.head + "first"), .untilPeerCloses)
        : LoopbackAnswer(.text(Self.head + "firstother"))
    }
    let delegate = BareDelegate()
    let (session, task) = try Self.task(server, delegate)
    defer { session.invalidateAndCancel() }
    task.resume()
    var events: [BareDelegate.Event] = []
    for await event in delegate.events {
      events.append(event)
      guard event == .data("first") else { continue }
      task.suspend()
      _ = await server.connectionClosed(0)
      task.resume()
    }
    withKnownIssue { #expect(events.text == "firstother") }
    #expect(events.text == "firstfirstother")
    #expect(server.requests.count == 2)
  }

  @Test func `B14: whoever reads no further in this client ends the request`() async throws {
    let server = try LoopbackServer { _ in LoopbackAnswer(.text(Self.head + "first"), .untilPeerCloses) }
    let client = URLSessionClient()
    for try await piece in try await client.stream(HTTPRequest(.get, server.url)) {
      #expect(piece == Data("first".utf8))
      break
    }
    #expect(await server.connectionClosed(0)?.closed?.how == .peerClosed)
  }

  /// Nothing is suspended: what memory has no room for waits in a file.
  @Test func `B14: a reader of this client who is slower than the server gets each byte once`() async throws {
    let chunks = (0..<500).map { "chunk \($0), " }
    let whole = chunks.joined()
    let server = try LoopbackServer { request in
      guard request.path == "/chunks" else { return .json("{}") }
      let head = "HTTP/1.1 200 OK\r\nContent-Length: \(whole.utf8.count)\r\n\r\n"
      return LoopbackAnswer(steps: [.text(head)] + chunks.map { .text($0) })
    }
    let client = URLSessionClient()
    let request = try HTTPRequest(.get, server.url + "/chunks")
    var text = ""
    for try await piece in try await client.stream(request, buffering: .init(memory: 10)) {
      text += String(decoding: piece, as: UTF8.self)
      // Something else to do, while more comes.
      _ = try await client.send(HTTPRequest(.get, server.url + "/other"))
    }
    #expect(text == whole)
  }

  @Test func `B14: what this client has no room for ends the request with an error`() async throws {
    // Many times what URLSession hands over at once.
    let head = "HTTP/1.1 200 OK\r\nContent-Length: 2000000\r\n\r\n"
    let server = try LoopbackServer { _ in
      LoopbackAnswer(.text(head), .bytes([UInt8](repeating: 0x61, count: 1_000_000)), .untilPeerCloses)
    }
    let request = try HTTPRequest(.get, server.url)
    let stream = try await URLSessionClient().stream(request, buffering: .init(memory: 5, overflow: .fail))
    // It is the client who closes, since nobody reads.
    #expect(await server.connectionClosed(0)?.closed != nil)
    let error = await #expect(throws: HTTPError.self) { for try await _ in stream {} }
    #expect(error?.reason == .tooLarge(.backlog, limit: 5))
  }
}
