import Loopback
import Testing

@Suite("After an answer", .timeLimit(.minutes(5))) struct KeepAliveTests {
  private static let raw = LoopbackAnswer(
    .text("HTTP/1.1 103 Early Hints\r\n\r\nHTTP/1.1 200 OK\r\nconn"),
    .text("ection: x, CLOSE\r\nContent-Length: 0\r\n\r\n"))
  private static let inBody = LoopbackAnswer.response(200, body: "\nConnection: close\r\n\r\n")

  @Test("the connection is kept when request and answer allow it, and closed otherwise")
  func kept() async throws {
    let plain = LoopbackAnswer.response(200)
    let cases: [(line: String, answer: LoopbackAnswer, isKept: Bool)] = [
      ("GET / HTTP/1.1\r\n", plain, true),
      ("GET / HTTP/1.1\r\nConnection: Close\r\n", plain, false),
      ("GET / HTTP/1.0\r\n", plain, false),
      ("GET / HTTP/1.0\r\nConnection: keep-alive\r\n", plain, true),
      ("GET / HTTP/1.1\r\n", .response(200, fields: [("Connection", "close")]), false),
      ("GET / HTTP/1.1\r\n", Self.raw, false),
      ("GET / HTTP/1.1\r\n", Self.inBody, true),
    ]
    for (line, answer, isKept) in cases {
      let server = try LoopbackServer { _ in answer }
      let client = try Client(port: server.port)
      try client.send("\(line)\r\n\(line)\r\n")
      client.shutDownSending()
      #expect(client.receiveAll().end == .endOfFile)
      let connection = await server.connectionClosed(0)
      #expect(connection?.requestCount == (isKept ? 2 : 1))
      #expect(connection?.closed?.how == (isKept ? .peerClosed : .serverClosed))
    }
  }

  @Test("requests sent ahead are answered in order, bodies and all")
  func pipelining() async throws {
    let server = try LoopbackServer { .response(200, body: "\($0.target) \($0.text)") }
    let client = try Client(port: server.port)
    let post = "POST /b HTTP/1.1\r\nContent-Length: 4\r\n\r\nbody"
    try client.send(get("/a") + post + get("/c"))
    let expected = ok("/a ") + ok("/b body") + ok("/c ")
    #expect(client.receive(asLongAs: expected) == expected)
    #expect(server.connections.map(\.requestCount) == [3])
  }

  @Test("a request that came while a script was held is answered next")
  func sentWhileHeld() async throws {
    let gate = LoopbackGate()
    let server = try LoopbackServer { request in
      let answer = LoopbackAnswer.response(200, body: request.target)
      return request.ordinal == 0 ? answer.waiting(gate) : answer
    }
    let client = try Client(port: server.port)
    try client.send(get("/a"))
    _ = await server.requests(atLeast: 1)
    try client.send(get("/b"))
    gate.open()
    let expected = ok("/a") + ok("/b")
    withExtendedLifetime(server) { #expect(client.receive(asLongAs: expected) == expected) }
  }
}
