import Loopback
import Testing

@Suite("A server", .timeLimit(.minutes(5))) struct LoopbackServerTests {
  @Test("names its port in its address")
  func url() throws {
    let server = try LoopbackServer(answers: [])
    #expect(server.port != 0)
    #expect(server.url == "http://127.0.0.1:\(server.port)")
  }

  @Test("serves 64 connections at once")
  func manyConnections() async throws {
    let gate = LoopbackGate()
    let server = try LoopbackServer { .response(200, body: $0.target).waiting(gate) }
    let clients = try (0..<64).map { _ in try Client(port: server.port) }
    let targets = clients.indices.map { "/\($0)" }
    for (client, target) in zip(clients, targets) {
      try client.send(get(target))
    }
    let requests = await server.requests(atLeast: 64)
    #expect(requests.map(\.ordinal) == Array(0..<64))
    #expect(requests.map(\.target).sorted() == targets.sorted())
    #expect(server.connections.filter { $0.closed == nil }.count == 64)
    gate.open()
    #expect(zip(clients, targets).map { $0.receive(asLongAs: ok($1)) } == targets.map(ok))
    for client in clients {
      client.close()
    }
    await server.allConnectionsClosed()
    #expect(server.connections.map(\.closed?.how) == Array(repeating: .peerClosed, count: 64))
  }

  @Test("knows nothing of its neighbours")
  func severalServers() async throws {
    let servers = try (0..<8).map { number in
      try LoopbackServer(answers: [.response(200, body: "\(number)")])
    }
    #expect(Set(servers.map(\.port)).count == 8)
    for (number, server) in servers.enumerated() {
      let client = try Client(port: server.port)
      try client.send(get("/\(number)"))
      #expect(client.receive(asLongAs: ok("\(number)")) == ok("\(number)"))
    }
    #expect(servers.map { $0.requests.map(\.target) } == (0..<8).map { ["/\($0)"] })
  }

  @Test("says so with 500 once its answers have run out")
  func runsOut() throws {
    let server = try LoopbackServer(answers: [.response(200)])
    let client = try Client(port: server.port)
    try client.send(get("/") + get("/"))
    let body = "The script has ended: it has 1 answer, and this is request 2."
    let refusal =
      "HTTP/1.1 500 Internal Server Error\r\nContent-Type: text/plain\r\nContent-Length: \(body.utf8.count)\r\n\r\n"
    let expected = ok("") + refusal + body
    withExtendedLifetime(server) { #expect(client.receive(asLongAs: expected) == expected) }
  }

  @Test("releases those who wait for it when they are cancelled")
  func cancelledWaits() async throws {
    let server = try LoopbackServer(answers: [.hanging])
    let client = try Client(port: server.port)
    try client.send(get("/"))
    _ = await server.requests(atLeast: 1)
    let requests = Task { await server.requests(atLeast: 2).count }
    let connection = Task { await server.connectionClosed(0) }
    let all = Task { await server.allConnectionsClosed() }
    requests.cancel()
    connection.cancel()
    all.cancel()
    #expect(try await unlessCancelled { await requests.value } == 1)
    #expect(try await unlessCancelled { await connection.value } == nil)
    try await unlessCancelled { await all.value }
    withExtendedLifetime(client) { #expect(server.connections.map(\.closed) == [nil]) }
  }

  @Test("has an error that says which call failed, and why")
  func error() {
    let error = LoopbackError(operation: "bind", code: 13)
    #expect(
      error.description
        == "The loopback server could not start: bind failed with \"Permission denied\" (errno 13).")
  }
}
