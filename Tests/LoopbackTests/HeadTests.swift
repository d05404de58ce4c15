import Loopback
import Testing

@Suite("A head whose body is still to come", .timeLimit(.minutes(5))) struct HeadTests {
  private static let head = "POST /a HTTP/1.1\r\nX-One: 1\r\nContent-Length: 5\r\n\r\n"

  @Test("can be answered at once, and then the connection is closed without the request")
  func refused() async throws {
    let server = try LoopbackServer(
      onHead: { .response(413, body: "\($0.method) \($0.target) \($0.value("x-one") ?? "")") },
      answer: { _ in .response(200) })
    let client = try Client(port: server.port)
    try client.send(Self.head)
    let expected = "HTTP/1.1 413 Content Too Large\r\nContent-Length: 9\r\n\r\nPOST /a 1"
    #expect(client.receiveAll() == Client.Received(text: expected, end: .endOfFile))
    let connection = await server.connectionClosed(0)
    #expect(connection?.closed?.how == .serverClosed)
    #expect(connection?.requestCount == 0)
    #expect(server.requests == [])
  }

  @Test("knows how many requests came before, and is not shown for a request without a body")
  func requestsBefore() async throws {
    let server = try LoopbackServer(
      onHead: { $0.requestsBefore < 3 ? nil : LoopbackAnswer(.reset) }, answer: { _ in .response(200) })
    let client = try Client(port: server.port)
    try client.send(get("/") + Self.head + "hello" + get("/") + get("/"))
    let expected = String(repeating: ok(""), count: 4)
    #expect(client.receive(asLongAs: expected) == expected)
    try client.send(Self.head)
    #expect(client.receiveAll().end == .reset)
    #expect(await server.connectionClosed(0)?.closed?.how == .serverReset)
  }

  @Test("is answered before a client that waits for it is told to go on")
  func expectContinue() async throws {
    let server = try LoopbackServer(onHead: { _ in .response(417) }, answer: { _ in .response(200) })
    let client = try Client(port: server.port)
    try client.send("PUT / HTTP/1.1\r\nExpect: 100-continue\r\nContent-Length: 4\r\n\r\n")
    withExtendedLifetime(server) {
      #expect(client.receiveAll().text == "HTTP/1.1 417 Expectation Failed\r\nContent-Length: 0\r\n\r\n")
    }
  }
}
