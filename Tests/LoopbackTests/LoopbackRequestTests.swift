import Loopback
import Testing

@Suite("A received request", .timeLimit(.minutes(5))) struct LoopbackRequestTests {
  @Test("has its target, fields and body as they were sent")
  func whole() async throws {
    let server = try LoopbackServer(answers: [.response(200, body: "done")])
    let client = try Client(port: server.port)
    let head =
      "POST /a%20b?q=%31&r HTTP/1.1\r\nHost: localhost\r\nX-One: 1\r\nx-one: 2\r\n"
      + "Content-Length: 7\r\n\r\n"
    try client.send(head + "grüße")
    #expect(client.receive(asLongAs: ok("done")) == ok("done"))

    let request = try #require(server.requests.first)
    #expect(server.requests.count == 1)
    #expect(
      [request.method, request.target, request.path, request.query, request.text]
        == ["POST", "/a%20b?q=%31&r", "/a%20b", "q=%31&r", "grüße"])
    #expect(
      request.fields == [
        LoopbackField(name: "Host", value: "localhost"), LoopbackField(name: "X-One", value: "1"),
        LoopbackField(name: "x-one", value: "2"), LoopbackField(name: "Content-Length", value: "7"),
      ])
    #expect(request.head == Array(head.utf8))
    #expect(request.body == Array("grüße".utf8))
    #expect(request.value("x-ONE") == "1")
    #expect(request.values("X-one") == ["1", "2"])
    #expect(request.value("absent") == nil)
  }

  @Test(
    "has no query without a question mark, and an empty one after a bare one",
    arguments: [("/a", nil), ("/a?", "")])
  func query(target: String, query: String?) async throws {
    let server = try LoopbackServer(answers: [.response(200)])
    let client = try Client(port: server.port)
    try client.send(get(target))
    #expect(await server.requests(atLeast: 1).map(\.query) == [query])
    #expect(server.requests.map(\.path) == ["/a"])
  }

  @Test("comes together from single bytes with a chunked body")
  func singleBytes() async throws {
    let server = try LoopbackServer { .response(200, body: $0.text) }
    let client = try Client(port: server.port)
    let head = "POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n"
    for byte in Array("\(head)2\r\nhe\r\n3\r\nllo\r\n0\r\n\r\n".utf8) {
      try client.send([byte])
    }
    withExtendedLifetime(server) { #expect(client.receive(asLongAs: ok("hello")) == ok("hello")) }
  }

  @Test("that expects 100-continue is told to go on before its body is sent")
  func expectContinue() async throws {
    let server = try LoopbackServer { .response(200, body: $0.text) }
    let client = try Client(port: server.port)
    try client.send("PUT / HTTP/1.1\r\nExpect: 100-continue\r\nContent-Length: 4\r\n\r\n")
    let interim = "HTTP/1.1 100 Continue\r\n\r\n"
    #expect(client.receive(asLongAs: interim) == interim)
    #expect(server.requests == [])
    try client.send("body")
    withExtendedLifetime(server) { #expect(client.receive(asLongAs: ok("body")) == ok("body")) }
  }

  @Test("counts among those of its server and names its connection")
  func ordinals() async throws {
    let server = try LoopbackServer { .response(200, body: "\($0.ordinal)/\($0.connection)") }
    let first = try Client(port: server.port)
    try first.send(get("/"))
    #expect(first.receive(asLongAs: ok("0/0")) == ok("0/0"))
    let second = try Client(port: server.port)
    try second.send(get("/"))
    #expect(second.receive(asLongAs: ok("1/1")) == ok("1/1"))
    try first.send(get("/"))
    #expect(first.receive(asLongAs: ok("2/0")) == ok("2/0"))
    #expect(server.connections.map(\.requestCount) == [2, 1])
  }
}
