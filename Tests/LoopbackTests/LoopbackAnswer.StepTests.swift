import Loopback
import Testing

@Suite("A step", .timeLimit(.minutes(5))) struct LoopbackAnswerStepTests {
  @Test("of bytes sends them exactly as written")
  func bytes() throws {
    let text = "HTTP/9 nonsense\n\n\u{0}\u{7}"
    let client = try Self.ask(LoopbackAnswer(.text(text), .bytes([]), .bytes([0x41, 0x42]), .close))
    #expect(client.receiveAll() == Client.Received(text: text + "AB", end: .endOfFile))
  }

  @Test("of many bytes goes out whole to a peer that reads late")
  func manyBytes() async throws {
    let body = String(repeating: "0123456789abcdef", count: 500_000)
    let server = try LoopbackServer(answers: [.response(200, body: body).then(.close)])
    let client = try Client(port: server.port)
    try client.send(get("/"))
    _ = await server.requests(atLeast: 1)
    let received = withExtendedLifetime(server) { client.receiveAll() }
    #expect(received.end == .endOfFile)
    // Not compared inside #expect: it would print eight megabytes.
    let isWhole = received.text == ok(body)
    #expect(isWhole)
  }

  @Test("of waiting takes its time between the bytes")
  func wait() throws {
    let start = ContinuousClock.now
    let client = try Self.ask(LoopbackAnswer(.text("a"), .wait(.milliseconds(60)), .text("b"), .close))
    #expect(client.receive(1) == "a")
    #expect(client.receiveAll() == Client.Received(text: "b", end: .endOfFile))
    #expect(start.duration(to: .now) >= .milliseconds(60))
  }

  @Test("of half-closing is read as the end, while the peer may still send")
  func halfClose() async throws {
    let server = try LoopbackServer(answers: [LoopbackAnswer(.text("a"), .halfClose, .text("dropped"))])
    let client = try Client(port: server.port)
    try client.send(get("/"))
    #expect(client.receiveAll() == Client.Received(text: "a", end: .endOfFile))
    try client.send("more")
    try client.send("and more")
    #expect(server.connections.map(\.closed) == [nil])
    client.close()
    #expect(await server.connectionClosed(0)?.closed?.how == .peerClosed)
  }

  @Test("of closing after half-closing ends the connection without the peer")
  func halfCloseThenClose() async throws {
    let server = try LoopbackServer(answers: [LoopbackAnswer(.halfClose, .close)])
    let client = try Client(port: server.port)
    try client.send(get("/"))
    #expect(await server.connectionClosed(0)?.closed?.how == .serverClosed)
    #expect(client.receiveAll() == Client.Received(text: "", end: .endOfFile))
  }

  @Test("of resetting is seen as ECONNRESET")
  func reset() async throws {
    let server = try LoopbackServer(answers: [LoopbackAnswer(.reset)])
    let client = try Client(port: server.port)
    try client.send(get("/"))
    #expect(client.receiveAll() == Client.Received(text: "", end: .reset))
    #expect(await server.connectionClosed(0)?.closed?.how == .serverReset)
  }

  @Test("of resetting leaves readable what came before it")
  func resetInMidBody() async throws {
    let gate = LoopbackGate()
    let server = try LoopbackServer(answers: [LoopbackAnswer(.text("half"), .hold(gate), .reset)])
    let client = try Client(port: server.port)
    try client.send(get("/"))
    #expect(client.receive(4) == "half")
    gate.open()
    withExtendedLifetime(server) {
      #expect(client.receiveAll() == Client.Received(text: "", end: .reset))
    }
  }

  @Test("of closing is an end of file, also when unread bytes are there")
  func close() async throws {
    let client = try Self.ask(LoopbackAnswer(.text("bye"), .close), sending: get("/") + "unread")
    #expect(client.receiveAll() == Client.Received(text: "bye", end: .endOfFile))
  }

  @Test("of waiting for the peer never goes on to the next")
  func untilPeerCloses() async throws {
    let server = try LoopbackServer(answers: [.hanging.then(.text("never"))])
    let client = try Client(port: server.port)
    try client.send(get("/"))
    _ = await server.requests(atLeast: 1)
    client.shutDownSending()
    #expect(client.receiveAll() == Client.Received(text: "", end: .endOfFile))
    #expect(await server.connectionClosed(0)?.closed?.how == .peerClosed)
  }

  /// A client that has sent a request to a server with this one answer.
  private static func ask(_ answer: LoopbackAnswer, sending text: String = get("/")) throws -> AskedClient {
    let server = try LoopbackServer(answers: [answer])
    let client = try Client(port: server.port)
    try client.send(text)
    return AskedClient(client: client, server: server)
  }

  /// A client and the server that has to live as long.
  private struct AskedClient {
    let client: Client
    let server: LoopbackServer

    func receive(_ count: Int) -> String {
      withExtendedLifetime(server) { client.receive(count) }
    }

    func receiveAll() -> Client.Received {
      withExtendedLifetime(server) { client.receiveAll() }
    }
  }
}
