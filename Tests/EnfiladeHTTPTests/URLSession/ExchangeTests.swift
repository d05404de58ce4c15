import Dispatch
import EnfiladeTesting
import Foundation
import Testing

@testable import EnfiladeHTTP

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What a session reports, and what ends a call, at moments that are hard to meet from outside.
@Suite(.timeLimit(.minutes(5)))
struct ExchangeTests {
  private static let url = "http://127.0.0.1:1/"

  @Test func `B6: the last call of a closed client may end while its task is being made`() async {
    await #expect(processExitsWith: .success) {
      let watchdog = Watchdog(seconds: 20)
      let clock = HookedClock()
      let transport = Transport(.init(requestsPerHost: 1))
      let sending = Sending(
        try HTTPRequest(.get, Self.url), limits: HTTPTimeLimits(), clock: clock, transport: transport)
      let other = Waiter(sending.request.url.origin)
      try #require(transport.limiter.enter(other) && sending.open())
      let isQueued = DispatchSemaphore(value: 0)
      let isOver = DispatchSemaphore(value: 0)
      clock.onNextRead { isQueued.signal() }
      Task {
        _ = try? await Journey(sending, redirects: .standard, transport: transport).run()
        sending.close()
        isOver.signal()
      }
      await withCheckedContinuation { continuation in
        DispatchQueue.global().async {
          isQueued.wait()
          _ = transport.close()
          // Its turn comes; the time is read, and then its task is made.
          clock.onNextRead {
            sending.stop(.cancelled)
            isOver.wait()
            Self.waitForSessions()
          }
          transport.limiter.leave(other.host)?.start()
          continuation.resume()
        }
      }
      withExtendedLifetime(watchdog) { exit(EXIT_SUCCESS) }
    }
  }

  /// Waits until the queue that all sessions share has done what it was given before.
  private static func waitForSessions() {
    guard let url = URL(string: url) else { return }
    _ = URLSession(configuration: .ephemeral).dataTask(with: url)
  }

  @Test func `A redirect that is reported once more says nothing of the request that follows it`()
    async throws
  {
    let clock = ManualClock()
    let transport = Transport(.init(requestsPerHost: 1))
    let request = try HTTPRequest(.get, Self.url)
    // So that no task is ever made.
    try #require(transport.limiter.enter(Waiter(request.url.origin)))
    let sending = Sending(
      request, limits: HTTPTimeLimits(firstByte: .seconds(10)), clock: clock, transport: transport)
    try #require(sending.open())
    let exchange = Exchange(request, body: nil, for: sending, over: transport)
    let head = try #require(
      HTTPURLResponse(url: request.url, statusCode: 302, httpVersion: nil, headerFields: ["Location": "/"]))
    let outcome = await withCheckedContinuation { continuation in
      exchange.begin(continuation)
      #expect(exchange.refuseRedirect(head))
    }
    #expect(outcome.head?.status == .found)

    let (stops, stop) = AsyncStream<HTTPError.Reason>.makeStream()
    #expect(sending.adopt { stop.yield($0) } == nil)
    sending.noteStart(queued: false)
    clock.advance(by: .seconds(3))
    exchange.receive(head)
    try #require(sending.metrics.timeToHead == .zero)
    await clock.sleeping(1)
    clock.advance(by: .seconds(7))
    #expect(await stops.first { _ in true } == .timedOut(limit: .firstByte, after: .seconds(10)))
  }
}
