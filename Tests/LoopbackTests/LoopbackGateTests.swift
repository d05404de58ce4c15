import Loopback
import Testing

@Suite("A gate", .timeLimit(.minutes(5))) struct LoopbackGateTests {
  @Test("holds connections of two servers until it is opened")
  func twoServers() async throws {
    let gate = LoopbackGate()
    let servers = try (0..<2).map { _ in
      try LoopbackServer(answers: [LoopbackAnswer(.text("a"), .hold(gate), .text("b"), .close)])
    }
    let clients = try servers.map { try Client(port: $0.port) }
    for client in clients {
      try client.send(get("/"))
      #expect(client.receive(1) == "a")
    }
    #expect(servers.flatMap(\.connections).map(\.closed) == [nil, nil])
    #expect(!gate.isOpen)
    gate.open()
    gate.open()
    #expect(gate.isOpen)
    withExtendedLifetime(servers) {
      for client in clients {
        #expect(client.receiveAll() == Client.Received(text: "b", end: .endOfFile))
      }
    }
  }

  @Test("that is open lets everything through")
  func open() async throws {
    let gate = LoopbackGate()
    gate.open()
    let server = try LoopbackServer { _ in .response(200).waiting(gate) }
    let client = try Client(port: server.port)
    try client.send(get("/"))
    withExtendedLifetime(server) { #expect(client.receive(asLongAs: ok("")) == ok("")) }
  }

  @Test("that is never opened lets go when the server stops")
  func stop() async throws {
    let gate = LoopbackGate()
    let server = try LoopbackServer { _ in .response(200).waiting(gate) }
    let client = try Client(port: server.port)
    try client.send(get("/"))
    _ = await server.requests(atLeast: 1)
    server.stop()
    #expect(client.receiveAll() == Client.Received(text: "", end: .endOfFile))
    try await unlessCancelled { await server.stopped() }
    #expect(server.connections.map(\.closed?.how) == [.serverClosed])
  }
}
