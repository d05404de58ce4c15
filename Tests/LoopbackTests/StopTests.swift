import Loopback
import Synchronization
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

@Suite("Stopping a server", .timeLimit(.minutes(5))) struct StopTests {
  @Test("gives back every descriptor, whatever the connections were doing")
  func givesEverythingBack() async {
    // In a process of its own: the tests beside this one open and close descriptors, too.
    await #expect(processExitsWith: .success) {
      // The time limit does not reach into this process.
      alarm(90)
      // The first time also opens what the runtime keeps for itself.
      try await StopTests.startAndStop()
      let before = StopTests.openDescriptors
      for _ in 0..<5 {
        try await StopTests.startAndStop()
      }
      #expect(StopTests.openDescriptors == before)
    }
  }

  @Test("releases those who wait for what will not come")
  func releasesWaiters() async throws {
    let server = try LoopbackServer(answers: [])
    async let requests = server.requests(atLeast: 1)
    async let connection = server.connectionClosed(0)
    server.stop()
    server.stop()
    #expect(await requests == [])
    #expect(await connection == nil)
    await server.allConnectionsClosed()
    try await unlessCancelled { await server.stopped() }
    #expect(await server.connectionClosed(-1) == nil)
  }

  @Test("cuts off a write to a peer that does not read")
  func blockedWrite() async throws {
    let server = try LoopbackServer(answers: [.response(200, body: [UInt8](repeating: 0, count: 64 << 20))])
    let client = try Client(port: server.port)
    try client.send(get("/"))
    #expect(client.receive(15) == "HTTP/1.1 200 OK")
    server.stop()
    try await unlessCancelled { await server.stopped() }
    withExtendedLifetime(client) { #expect(server.connections.map(\.closed?.how) == [.serverClosed]) }
  }

  @Test("works from within an answer, which is then not sent")
  func fromAnswer() async throws {
    let holder = Holder()
    let server = try LoopbackServer { _ in
      holder.server.withLock { $0 }?.stop()
      return .response(200)
    }
    holder.server.withLock { $0 = server }
    let client = try Client(port: server.port)
    try client.send(get("/"))
    #expect(client.receiveAll() == Client.Received(text: "", end: .endOfFile))
    try await unlessCancelled { await server.stopped() }
    holder.server.withLock { $0 = nil }
  }

  @Test("is done by releasing it")
  func release() async throws {
    var server: LoopbackServer? = try LoopbackServer(answers: [.hanging])
    let client = try Client(port: try #require(server).port)
    try client.send(get("/"))
    #expect(await server?.requests(atLeast: 1).count == 1)
    server = nil
    #expect(client.receiveAll() == Client.Received(text: "", end: .endOfFile))
  }

  private final class Holder: Sendable {
    let server = Mutex<LoopbackServer?>(nil)
  }

  private static var openDescriptors: [Int32] {
    (0..<1024).filter { fcntl($0, F_GETFD) >= 0 }
  }

  /// Starts a server, brings connections into every state there is, and stops it.
  private static func startAndStop() async throws {
    let gate = LoopbackGate()
    let answers: [String: LoopbackAnswer] = [
      "/hold": .response(200).waiting(gate),
      "/wait": .response(200).waiting(.seconds(3600)),
      "/hang": .hanging,
      "/half": LoopbackAnswer(.halfClose),
      "/reset": LoopbackAnswer(.reset),
      "/close": LoopbackAnswer(.close),
      "/big": .response(200, body: [UInt8](repeating: 0, count: 32 << 20)),
      "/keep": .response(200),
    ]
    let server = try LoopbackServer { answers[$0.target] ?? .response(404) }
    let clients = try answers.keys.map { target in
      let client = try Client(port: server.port)
      try client.send(get(target))
      return client
    }
    let silent = try Client(port: server.port)
    let partial = try Client(port: server.port)
    try partial.send("GET / HT")
    let malformed = try Client(port: server.port)
    try malformed.send("\n")
    _ = await server.requests(atLeast: answers.count)
    server.stop()
    await server.stopped()
    #expect(server.connections.allSatisfy { $0.closed != nil })
    #expect(throws: Client.Failure(operation: "connect", code: ECONNREFUSED)) {
      try Client(port: server.port)
    }
    for client in clients + [silent, partial, malformed] {
      client.close()
    }
  }
}
