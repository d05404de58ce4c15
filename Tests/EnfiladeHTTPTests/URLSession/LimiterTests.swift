import EnfiladeTesting
import Foundation
import Loopback
import Synchronization
import Testing

@testable import EnfiladeHTTP

/// How many requests are on their way at once.
@Suite(.timeLimit(.minutes(5)))
struct LimiterTests {
  @Test func `No more than so many are on their way to one host, and all are answered in their order`()
    async throws
  {
    let running = Mutex((now: 0, most: 0))
    let server = try LoopbackServer { _ in
      running.withLock { running in
        running.now += 1
        running.most = max(running.most, running.now)
      }
      defer { running.withLock { $0.now -= 1 } }
      return .json("{}")
    }
    let client = URLSessionClient(configuration: .init(requestsPerHost: 3))
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<200 {
        group.addTask {
          let response = try await client.send(HTTPRequest(.get, server.url))
          #expect(response.status == .ok)
        }
      }
      try await group.waitForAll()
    }
    #expect(server.requests.count == 200)
    #expect(running.withLock { $0.most } <= 3)
    #expect(server.connections.count <= 3)
  }

  @Test func `A host that is full holds up no other`() async throws {
    let full = try LoopbackServer { _ in .hanging }
    let free = try LoopbackServer { _ in .json("{}") }
    let client = URLSessionClient(configuration: .init(requestsPerHost: 2))
    let hanging = (0..<5).map { _ in
      Task { try await client.send(HTTPRequest(.get, full.url)) }
    }
    _ = await full.requests(atLeast: 2)
    #expect(try await client.send(HTTPRequest(.get, free.url)).status == .ok)
    #expect(full.requests.count == 2)
    for call in hanging { call.cancel() }
    for call in hanging { await #expect(throws: HTTPError.self) { try await call.value } }
  }

  @Test func `Who waits for a turn can be cancelled, and is never sent`() async throws {
    let gate = LoopbackGate()
    let server = try LoopbackServer { _ in LoopbackAnswer.json("{}").waiting(gate) }
    let client = URLSessionClient(configuration: .init(requestsPerHost: 1))
    async let first = client.send(HTTPRequest(.get, server.url + "/first"))
    _ = await server.requests(atLeast: 1)
    let waiting = Task { try await client.send(HTTPRequest(.get, server.url + "/waiting")) }
    waiting.cancel()
    let error = await #expect(throws: HTTPError.self) { try await waiting.value }
    #expect(error?.reason == .cancelled)
    gate.open()
    #expect(try await first.status == .ok)
    #expect(try await client.send(HTTPRequest(.get, server.url + "/last")).status == .ok)
    #expect(server.requests.map(\.path) == ["/first", "/last"])
  }

  @Test func `The wait for a turn is measured, and counts for the whole, not for the first byte`()
    async throws
  {
    let clock = ManualClock()
    let gate = LoopbackGate()
    let server = try LoopbackServer { request in
      request.path == "/first" ? LoopbackAnswer.json("{}").waiting(gate) : .json("{}")
    }
    let client = URLSessionClient(
      configuration: .init(timeout: nil, firstByte: .seconds(60), requestsPerHost: 1), clock: clock)
    async let first = client.send(HTTPRequest(.get, server.url + "/first"))
    _ = await server.requests(atLeast: 1)
    let request = try HTTPRequest(.get, server.url + "/second", timeout: .seconds(100))
    let second = Task { try await client.send(request) }
    // One sleeps for the first byte, one for the whole.
    await clock.sleeping(2)
    clock.advance(by: .seconds(59))
    gate.open()
    #expect(try await first.metrics.queued == .zero)
    let response = try await second.value
    #expect(response.metrics.queued == .seconds(59))
    #expect(response.metrics.timeToHead == .seconds(59))
  }

  @Test func `A deadline ends the wait for a turn`() async throws {
    let clock = ManualClock()
    let server = try LoopbackServer { _ in .hanging }
    let client = URLSessionClient(configuration: .init(timeout: nil, requestsPerHost: 1), clock: clock)
    let first = Task { try await client.send(HTTPRequest(.get, server.url)) }
    _ = await server.requests(atLeast: 1)
    let request = try HTTPRequest(.get, server.url, timeout: .seconds(1))
    let second = Task { try await client.send(request) }
    await clock.sleeping(1)
    clock.advance(by: .seconds(1))
    await #expect(
      throws: HTTPError(.timedOut(limit: .turn, after: .seconds(1)), stage: .head, request: request)
    ) {
      try await second.value
    }
    first.cancel()
    _ = await first.result
    #expect(server.requests.count == 1)
  }

  @Test func `A stream that waits for its turn is ended by the client's limit, with the cause`() async throws
  {
    let clock = ManualClock()
    let server = try LoopbackServer { _ in
      LoopbackAnswer(.text("HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\nab"), .untilPeerCloses)
    }
    let client = URLSessionClient(
      configuration: .init(timeout: .seconds(60), requestsPerHost: 1), clock: clock)
    let first = try await client.stream(HTTPRequest(.get, server.url))
    let request = try HTTPRequest(.get, server.url)
    let second = Task { _ = try await client.stream(request) }
    await clock.sleeping(2)
    clock.advance(by: .seconds(60))
    let error = await #expect(throws: HTTPError.self) { try await second.value }
    #expect(error?.reason == .timedOut(limit: .turn, after: .seconds(60)))
    #expect(error?.description.contains("waited for its turn") == true)
    withExtendedLifetime(first) {}
  }

  @Test(arguments: [URLSessionClient.RunningRequests.finish, .cancel])
  func `A shutdown lets those that wait go on, or ends them`(running: URLSessionClient.RunningRequests)
    async throws
  {
    let gate = LoopbackGate()
    let server = try LoopbackServer { _ in LoopbackAnswer.json("{}").waiting(gate) }
    let client = URLSessionClient(configuration: .init(requestsPerHost: 1))
    let request = try HTTPRequest(.get, server.url)
    let calls = (0..<5).map { _ in Task { try await client.send(request) } }
    _ = await server.requests(atLeast: 1)
    client.shutdown(running)
    gate.open()
    for call in calls {
      do {
        #expect(try await call.value.status == .ok)
      } catch {
        // One that had not begun yet finds the client closed.
        #expect((error as? HTTPError)?.reason == .closed)
      }
    }
  }

  @Test func `A host for which nobody waits any more is forgotten`() {
    let limiter = RequestLimiter(perHost: 1, total: 1)
    #expect(limiter.enter(Waiter("busy")))
    for number in 0..<100 {
      let waiter = Waiter("host \(number)")
      #expect(!limiter.enter(waiter))
      waiter.giveUp()
      if number % 2 == 0 { limiter.withdraw(waiter.host) }
    }
    #expect(limiter.hosts == 51)
    #expect(limiter.leave("busy") == nil)
    #expect(limiter.hosts == 0)
  }

  @Test
  func `Random comings and goings keep both limits, the order at each host, and nobody waiting in vain`() {
    let seed = UInt64.random(in: .min ... .max)
    print("limiter: seed \(seed)")
    var random = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let perHost = Int.random(in: 1...3, using: &random)
      let total = Int.random(in: 1...6, using: &random)
      let limiter = RequestLimiter(perHost: perHost, total: total)
      var running: [Waiter] = []
      var waiting: [Waiter] = []
      for number in 0..<200 {
        switch Int.random(in: 0..<5, using: &random) {
        case 0, 1:
          let waiter = Waiter("host \(Int.random(in: 0..<3, using: &random))", number)
          if limiter.enter(waiter) { running.append(waiter) } else { waiting.append(waiter) }
        case 2, 3:
          guard let index = running.indices.randomElement(using: &random) else { continue }
          guard let next = limiter.leave(running.remove(at: index).host) as? Waiter else { break }
          #expect(!waiting.contains { $0.host == next.host && $0.number < next.number })
          waiting.removeAll { $0 === next }
          running.append(next)
        default:
          guard let index = waiting.indices.randomElement(using: &random) else { continue }
          let waiter = waiting.remove(at: index)
          waiter.giveUp()
          limiter.withdraw(waiter.host)
        }
        let perHosts = Dictionary(grouping: running, by: \.host).mapValues(\.count)
        #expect(running.count <= total && perHosts.values.allSatisfy { $0 <= perHost })
        // Whoever waits, waits because there is no room.
        #expect(running.count == total || waiting.allSatisfy { perHosts[$0.host] == perHost })
      }
    }
  }
}
