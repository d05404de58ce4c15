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
}
