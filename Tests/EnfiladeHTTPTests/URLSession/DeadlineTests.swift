import EnfiladeTesting
import Foundation
import Loopback
import Testing

@testable import EnfiladeHTTP

/// Row B30: time limits to the millisecond, on an injected clock.
@Suite(.timeLimit(.minutes(5)))
struct DeadlineTests {
  @Test(arguments: [1, 500, 900, 1_900, 90_000])
  func `B30: a call ends when its time is up, and not a millisecond before`(milliseconds: Int) async throws {
    let clock = ManualClock()
    let server = try LoopbackServer { _ in .hanging }
    let client = URLSessionClient(configuration: .init(timeout: nil), clock: clock)
    let timeout = Duration.milliseconds(milliseconds)
    let request = try HTTPRequest(.get, server.url, timeout: timeout)
    let call = Task {
      await #expect(
        throws: HTTPError(.timedOut(limit: .total, after: timeout), stage: .head, request: request)
      ) {
        try await client.send(request)
      }
    }
    _ = await server.requests(atLeast: 1)
    await clock.sleeping(1)
    clock.advance(by: timeout - .milliseconds(1))
    #expect(clock.sleepers == 1)
    clock.advance(by: .milliseconds(1))
    _ = await call.value
    #expect(await server.connectionClosed(0)?.closed?.how == .peerClosed)
  }

  @Test func `B30: on the real clock a call ends after its half second`() async throws {
    let server = try LoopbackServer { _ in .hanging }
    let request = try HTTPRequest(.get, server.url, timeout: .milliseconds(500))
    let start = ContinuousClock.now
    let late = HTTPError(.timedOut(limit: .total, after: .milliseconds(500)), stage: .head, request: request)
    await #expect(throws: late) { try await URLSessionClient().send(request) }
    let took = start.duration(to: .now)
    #expect(took >= .milliseconds(500))
  }

  private func answerInTime(_ client: some HTTPClient) async throws {
    let server = try LoopbackServer { _ in LoopbackAnswer.json("{}").waiting(.milliseconds(100)) }
    let request = try HTTPRequest(.get, server.url, timeout: .milliseconds(900))
    #expect(try await client.send(request).status == .ok)
  }

  @Test func `B30: an answer within 900 milliseconds is in time`() async throws {
    // A real clock would make this depend on the machine's load.
    try await answerInTime(URLSessionClient(clock: ManualClock()))
  }

  @Test func `B30: a second and a half is in time when 1.9 are allowed, and a bare client allows 1`() async {
    func answerInTime(_ client: some HTTPClient) async throws {
      let server = try LoopbackServer { _ in LoopbackAnswer.json("{}").waiting(.milliseconds(1_500)) }
      let request = try HTTPRequest(.get, server.url, timeout: .milliseconds(1_900))
      #expect(try await client.send(request).status == .ok)
    }
    await #expect(throws: Never.self) { try await answerInTime(URLSessionClient(clock: ManualClock())) }
    await withKnownIssue { try await answerInTime(BareURLSessionClient()) }
  }

  @Test func `B30: to a bare client less than a second is no time at all`() async {
    await withKnownIssue { try await answerInTime(BareURLSessionClient()) }
  }

  @Test func `The time limit covers the redirects too`() async throws {
    let clock = ManualClock()
    let gate = LoopbackGate()
    let server = try LoopbackServer { request in
      request.path == "/end"
        ? .hanging : LoopbackAnswer.response(302, fields: [("Location", "/end")]).waiting(gate)
    }
    let client = URLSessionClient(clock: clock)
    let request = try HTTPRequest(.get, server.url, timeout: .seconds(5))
    let call = Task {
      let error = await #expect(throws: HTTPError.self) { try await client.send(request) }
      #expect(error?.reason == .timedOut(limit: .total, after: .seconds(5)))
      #expect(error?.redirectedTo?.path == "/end")
    }
    _ = await server.requests(atLeast: 1)
    await clock.sleeping(1)
    clock.advance(by: .seconds(3))
    gate.open()
    _ = await server.requests(atLeast: 2)
    clock.advance(by: .seconds(2))
    _ = await call.value
  }

  @Test func `An alarm that is cancelled lets go of what it would have done`() async {
    for clock in [ContinuousClock(), SuspendingClock(), ManualClock()] as [any Clock<Duration>] {
      await withCheckedContinuation { continuation in
        let token = ReleaseToken { continuation.resume() }
        let alarm = Alarm(after: .seconds(3_600), on: clock) { withExtendedLifetime(token) {} }
        alarm.cancel()
      }
    }
  }

  @Test func `An answered call leaves nobody asleep`() async throws {
    let clock = ManualClock()
    let server = try LoopbackServer { _ in .json("{}") }
    let client = URLSessionClient(clock: clock)
    for _ in 0..<50 { _ = try await client.send(HTTPRequest(.get, server.url)) }
    #expect(clock.sleepers == 0)
  }

  @Test func `A time limit of centuries does not overflow`() async throws {
    let server = try LoopbackServer { _ in .json("{}") }
    for timeout in [Duration.seconds(Int64.max), .seconds(1 << 40)] {
      let request = try HTTPRequest(.get, server.url, timeout: timeout)
      #expect(try await URLSessionClient().send(request).status == .ok)
    }
  }
}

/// Tells when it is freed.
private final class ReleaseToken: Sendable {
  private let release: @Sendable () -> Void

  init(release: @escaping @Sendable () -> Void) {
    self.release = release
  }

  deinit { release() }
}
