import Loopback
import Testing

@Suite("A connection", .timeLimit(.minutes(5))) struct LoopbackConnectionTests {
  @Test("whose peer closes during a script has ended at once")
  func peerCloses() async throws {
    let waits: [LoopbackAnswer.Step] = [.hold(LoopbackGate()), .wait(.seconds(3600)), .untilPeerCloses]
    for wait in waits {
      let server = try LoopbackServer(answers: [LoopbackAnswer(.text("a"), wait, .text("never"))])
      let client = try Client(port: server.port)
      try client.send(get("/"))
      #expect(client.receive(1) == "a")
      let closedAt = ContinuousClock.now
      client.close()
      let connection = try #require(await server.connectionClosed(0))
      let closing = try #require(connection.closed)
      #expect(closing.how == .peerClosed)
      #expect((closedAt...closedAt + .seconds(1)).contains(closing.at))
      #expect(connection.openedAt < closedAt)
    }
  }

  @Test("whose peer closes behind a request sent ahead has ended at once")
  func peerClosesBehindPipelined() async throws {
    let server = try LoopbackServer(answers: [.hanging])
    let client = try Client(port: server.port)
    try client.send(get("/a") + get("/b"))
    _ = await server.requests(atLeast: 1)
    client.close()
    let connection = await server.connectionClosed(0)
    #expect(connection?.closed?.how == .peerClosed)
    #expect(connection?.requestCount == 1)
  }

  @Test("that its peer resets is written down as reset")
  func peerResets() async throws {
    let server = try LoopbackServer(answers: [.hanging])
    let client = try Client(port: server.port)
    try client.send(get("/"))
    _ = await server.requests(atLeast: 1)
    client.reset()
    #expect(await server.connectionClosed(0)?.closed?.how == .peerReset)
  }

  @Test("that ends within a request has none to show")
  func endsWithinRequest() async throws {
    let server = try LoopbackServer(answers: [])
    let client = try Client(port: server.port)
    try client.send("POST / HTTP/1.1\r\nContent-Length: 10\r\n\r\nhalf")
    client.close()
    let connection = await server.connectionClosed(0)
    #expect(connection?.closed?.how == .peerClosed)
    #expect(connection?.requestCount == 0)
    #expect(server.requests == [])
  }

  @Test("is greeted by the script for accepting, and then read from")
  func greeting() async throws {
    let server = try LoopbackServer(onAccept: LoopbackAnswer(.text("hi"))) { _ in .response(200) }
    let client = try Client(port: server.port)
    #expect(client.receive(2) == "hi")
    try client.send(get("/"))
    withExtendedLifetime(server) { #expect(client.receive(asLongAs: ok("")) == ok("")) }
  }

  @Test("can be reset by the script for accepting, before anything is sent")
  func resetOnAccept() async throws {
    // Held until the client has connected: a reset before that can fail its `connect`.
    let gate = LoopbackGate()
    let greeting = LoopbackAnswer(.hold(gate), .reset)
    let server = try LoopbackServer(onAccept: greeting) { _ in .response(200) }
    let client = try Client(port: server.port)
    gate.open()
    #expect(await server.connectionClosed(0)?.closed?.how == .serverReset)
    #expect(client.receiveAll() == Client.Received(text: "", end: .reset))
  }
}
