import EnfiladeTesting
import Foundation
import Loopback
import Testing

@testable import EnfiladeHTTP

/// The limits on silence: before the head, and within the body.
@Suite(.timeLimit(.minutes(5)))
struct TimeLimitTests {
  private static let head = "HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\n"

  private func client(
    firstByte: Duration? = nil, betweenBytes: Duration? = nil, clock: some Clock<Duration>
  ) -> URLSessionClient {
    URLSessionClient(
      configuration: .init(timeout: nil, firstByte: firstByte, betweenBytes: betweenBytes), clock: clock)
  }

  @Test func `A server that says nothing is given up, and its connection closed`() async throws {
    let clock = ManualClock()
    let server = try LoopbackServer { _ in .hanging }
    let client = client(firstByte: .milliseconds(1_500), clock: clock)
    let request = try HTTPRequest(.get, server.url)
    let call = Task { try await client.send(request) }
    _ = await server.requests(atLeast: 1)
    await clock.sleeping(1)
    clock.advance(by: .milliseconds(1_499))
    #expect(clock.sleepers == 1)
    clock.advance(by: .milliseconds(1))
    let late = HTTPError(
      .timedOut(limit: .firstByte, after: .milliseconds(1_500)), stage: .head, request: request)
    await #expect(throws: late) { try await call.value }
    #expect(await server.connectionClosed(0) != nil)
    #expect(clock.sleepers == 0)
  }

  @Test func `Each redirect is a new wait for the first byte`() async throws {
    let clock = ManualClock()
    let gate = LoopbackGate()
    let server = try LoopbackServer { request in
      request.path == "/end"
        ? .hanging : LoopbackAnswer.response(302, fields: [("Location", "/end")]).waiting(gate)
    }
    let client = client(firstByte: .seconds(10), clock: clock)
    let request = try HTTPRequest(.get, server.url)
    let call = Task { try await client.send(request) }
    _ = await server.requests(atLeast: 1)
    await clock.sleeping(1)
    clock.advance(by: .seconds(9))
    gate.open()
    _ = await server.requests(atLeast: 2)
    // The alarm of the first wait finds that it has come too early, and is set anew.
    clock.advance(by: .seconds(1))
    await clock.sleeping(1)
    clock.advance(by: .seconds(9))
    let error = await #expect(throws: HTTPError.self) { try await call.value }
    #expect(error?.reason == .timedOut(limit: .firstByte, after: .seconds(10)))
    #expect(error?.redirectedTo?.path == "/end")
  }

  @Test(arguments: [false, true])
  func `A server that falls silent within the body is given up, and what came is kept`(
    streamed: Bool
  ) async throws {
    let clock = ReadCountingClock()
    let server = try LoopbackServer { _ in LoopbackAnswer(.text(Self.head + "ab"), .untilPeerCloses) }
    let client = client(betweenBytes: .seconds(5), clock: clock)
    let request = try HTTPRequest(.get, server.url)
    let call = Task {
      guard streamed else { return try await client.send(request).body }
      var body = Data()
      for try await piece in try await client.stream(request) { body.append(piece) }
      return body
    }
    // As the call begins, as the head comes, as the alarm is set, and once more.
    await clock.reads(atLeast: 4)
    clock.manual.advance(by: .seconds(5))
    let error = await #expect(throws: HTTPError.self) { try await call.value }
    #expect(error?.reason == .timedOut(limit: .betweenBytes, after: .seconds(5)))
    #expect(error?.stage == .body)
    #expect(error?.response?.status == .ok)
    #expect(await server.connectionClosed(0) != nil)
  }

  @Test func `A slow server that never falls silent for long is in time`() async throws {
    let server = try LoopbackServer { _ in
      LoopbackAnswer(
        steps: [.text(Self.head)]
          + "abcd".map { .text(String($0)) }.flatMap { [.wait(.milliseconds(60)), $0] })
    }
    let client = client(firstByte: .seconds(60), betweenBytes: .seconds(30), clock: ContinuousClock())
    #expect(try await client.send(HTTPRequest(.get, server.url)).body == Data("abcd".utf8))
  }

  @Test func `The request's own limits go before the client's`() async throws {
    let clock = ManualClock()
    let server = try LoopbackServer { _ in .hanging }
    let client = client(firstByte: .seconds(100), clock: clock)
    var request = try HTTPRequest(.get, server.url)
    request.timeLimits.firstByte = .seconds(1)
    let call = Task { [request] in try await client.send(request) }
    _ = await server.requests(atLeast: 1)
    await clock.sleeping(1)
    clock.advance(by: .seconds(1))
    let error = await #expect(throws: HTTPError.self) { try await call.value }
    #expect(error?.reason == .timedOut(limit: .firstByte, after: .seconds(1)))
  }

  @Test func `For a stream the client's limit on the whole is one on the head only`() async throws {
    let clock = ManualClock()
    let gate = LoopbackGate()
    let server = try LoopbackServer { request in
      request.path == "/silent"
        ? .hanging : LoopbackAnswer(.text(Self.head + "ab"), .hold(gate), .text("cd"))
    }
    let client = URLSessionClient(configuration: .init(timeout: .seconds(60)), clock: clock)
    let stream = try await client.stream(HTTPRequest(.get, server.url))
    clock.advance(by: .seconds(3_600))
    gate.open()
    #expect(try await stream.collected(upTo: 4).body == Data("abcd".utf8))

    let silent = try HTTPRequest(.get, server.url + "/silent")
    let call = Task { try await client.stream(silent) }
    _ = await server.requests(atLeast: 2)
    await clock.sleeping(1)
    clock.advance(by: .seconds(60))
    let error = await #expect(throws: HTTPError.self) { _ = try await call.value }
    #expect(error?.reason == .timedOut(limit: .total, after: .seconds(60)))
  }

  @Test func `The longest durations that there are overflow nothing`() async throws {
    let longest = Duration(attoseconds: .max)
    let server = try LoopbackServer { _ in .json("{}") }
    var configuration = URLSessionClient.Configuration()
    configuration.timeLimits = HTTPTimeLimits(firstByte: longest, betweenBytes: longest, total: longest)
    for clock in [ContinuousClock(), ManualClock()] as [any Clock<Duration>] {
      let client = URLSessionClient(configuration: configuration, clock: clock)
      let request = try HTTPRequest(.get, server.url)
      #expect(try await client.send(request).body.count == 2)
      #expect(try await client.stream(request).collected(upTo: 2).body.count == 2)
    }
  }

  @Test func `A limit of the request on the whole holds for a stream, too`() async throws {
    let clock = ManualClock()
    let server = try LoopbackServer { _ in LoopbackAnswer(.text(Self.head + "ab"), .untilPeerCloses) }
    let request = try HTTPRequest(.get, server.url, timeout: .seconds(7))
    let stream = try await URLSessionClient(clock: clock).stream(request)
    let call = Task { try await stream.collected(upTo: 4) }
    await clock.sleeping(1)
    clock.advance(by: .seconds(7))
    let error = await #expect(throws: HTTPError.self) { try await call.value }
    #expect(error?.reason == .timedOut(limit: .total, after: .seconds(7)))
  }

  @Test func `A body that is taken slowly is no silence of the server`() async throws {
    // The server takes the body in pieces, a minute apart, each of which is a sign of life.
    let clock = ManualClock()
    let server = try LoopbackServer { _ in .json("{}") }
    let sent = HTTPBody(Data(count: 3_000_000)).reportingProgress { _ in
      clock.advance(by: .seconds(9))
    }
    let client = client(firstByte: .seconds(10), clock: clock)
    #expect(try await client.send(HTTPRequest(.post, server.url, body: sent)).status == .ok)
  }

  @Test(arguments: [
    HTTPTimeLimits(firstByte: .zero), HTTPTimeLimits(betweenBytes: .seconds(-1)),
    HTTPTimeLimits(total: .zero),
  ])
  func `A limit that leaves no time is refused before anything is sent`(limits: HTTPTimeLimits) async throws {
    var request = try HTTPRequest(.get, "http://127.0.0.1:1/")
    request.timeLimits = limits
    let asked = request
    #expect(throws: HTTPError.self) { try asked.validate() }
    var configuration = URLSessionClient.Configuration()
    configuration.timeLimits = limits
    let client = URLSessionClient(configuration: configuration)
    let error = await #expect(throws: HTTPError.self) {
      try await client.send(HTTPRequest(.get, "http://127.0.0.1:1/"))
    }
    #expect(error?.code == "invalidRequest.timeout")
  }
}
