import Loopback
import Testing

@Suite("A server that keeps less", .timeLimit(.minutes(5))) struct BodiesTests {
  private static let requests =
    "POST / HTTP/1.1\r\nContent-Length: 5\r\n\r\nhello"
    + "POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nhe\r\n3\r\nllo\r\n0\r\n\r\n"
    + "GET / HTTP/1.1\r\n\r\n"

  @Test(
    "has the same digests as one that keeps the bodies", arguments: [LoopbackServer.Bodies.kept, .hashed])
  func digests(bodies: LoopbackServer.Bodies) async throws {
    let server = try LoopbackServer(bodies: bodies) { .response(200, body: $0.text) }
    let client = try Client(port: server.port)
    for byte in Array(Self.requests.utf8) {
      try client.send([byte])
    }
    let requests = await server.requests(atLeast: 3)
    let hello = LoopbackDigest("hello".utf8)
    #expect(requests.map(\.bodyDigest) == [hello, hello, LoopbackDigest()])
    let texts = ["hello", "hello", ""]
    #expect(requests.map(\.text) == (bodies == .kept ? texts : ["", "", ""]))
  }

  @Test("remembers no request and no closed connection, but counts them")
  func noHistory() async throws {
    let server = try LoopbackServer(keepsHistory: false) {
      .response(200, body: "\($0.ordinal) \($0.connection) \($0.requestsBefore) \($0.text)")
    }
    let first = try Client(port: server.port)
    try first.send(Self.requests)
    let expected = ok("0 0 0 hello") + ok("1 0 1 hello") + ok("2 0 2 ")
    #expect(first.receive(asLongAs: expected) == expected)
    #expect(server.connections.map(\.requestCount) == [3])
    first.close()
    #expect(await server.connectionClosed(0) == nil)
    let second = try Client(port: server.port)
    try second.send(get("/"))
    #expect(second.receive(asLongAs: ok("3 1 0 ")) == ok("3 1 0 "))
    #expect(await server.requests(atLeast: 4) == [])
    #expect(server.requestCount == 4)
    #expect(server.connectionCount == 2)
    #expect(server.connections.map(\.ordinal) == [1])
    second.close()
    await server.allConnectionsClosed()
    #expect(server.connections == [])
  }

  @Test(
    "takes no memory for more requests, and 0.4 kB for each when it remembers them", arguments: [true, false])
  func soak(keepsHistory: Bool) async {
    await #expect(processExitsWith: .success) { [keepsHistory] in
      let server = try LoopbackServer(keepsHistory: keepsHistory) { _ in .response(200) }
      let client = try Client(port: server.port)
      func ask(_ count: Int) throws {
        let few = String(repeating: get("/"), count: 100)
        let answers = String(repeating: ok(""), count: 100)
        for _ in 0..<(count / 100) {
          try client.send(few)
          try #require(client.receive(asLongAs: answers) == answers)
        }
      }
      try ask(1_000)
      let before = peakKilobytes() ?? 0
      try ask(40_000)
      try #require(server.requestCount == 41_000)
      guard let peak = peakKilobytes() else { return }
      let growth = peak - before
      try #require(keepsHistory ? growth > 4_096 : growth < 2_048, "it took \(growth) kB")
    }
  }
}
