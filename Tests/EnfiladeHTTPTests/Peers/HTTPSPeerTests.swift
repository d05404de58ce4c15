import EnfiladeHTTP
import Foundation
import Synchronization
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Rows B4, B15, B23 and B27, as far as they need TLS or HTTP/2: against a server that `.ci/https-peer` has set up and
/// has made this process trust, which no test can do by itself.
@Suite(
  .enabled(if: HTTPSPeer.url != nil, "no HTTPS server: run `.ci/https-peer`"), .timeLimit(.minutes(5)))
struct HTTPSPeerTests {
  private static func url(_ path: String) throws -> URL {
    let root = try #require(HTTPSPeer.url)
    return try #require(URL(string: root + path))
  }

  private static func redirects(
    _ client: some HTTPClient, afterEach: @escaping @Sendable () -> Void = {}
  ) async throws {
    let request = try HTTPRequest(.get, try #require(HTTPSPeer.url) + "/start")
    try await withThrowingDiscardingTaskGroup { group in
      for _ in 0..<128 {
        group.addTask {
          let response = try await client.send(request)
          #expect(response.body == Data("HTTP/2.0".utf8))
          afterEach()
        }
      }
    }
  }

  @Test func `B4: 128 redirects at once are followed over HTTP 2`() async throws {
    let client = URLSessionClient()
    for _ in 0..<5 { try await Self.redirects(client) }
  }

  /// With 43 of libcurl, a function that was called from within itself.
  @Test func `B4: a bare client that is redirected 128 times at once over HTTP 2 dies`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let watchdog = Watchdog(seconds: 10)
      let client = BareURLSessionClient()
      for _ in 0..<10 { try await Self.redirects(client, afterEach: watchdog.step) }
      exit(Verdict.sound)
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("FoundationNetworking"), "it died of something else: \(words.prefix(2_000))")
  }

  @Test func `B15: a certificate that nobody vouches for is an error of the head, with a hint`() async throws
  {
    let request = try HTTPRequest(.get, try #require(HTTPSPeer.untrustedURL))
    let error = await #expect(throws: HTTPError.self) { try await URLSessionClient().send(request) }
    #expect(error?.stage == .head)
    #expect(error?.kind == .unknown)
    #expect(error?.description.contains("certificate") == true)
  }

  private final class TrustDelegate: NSObject, URLSessionDataDelegate {
    let challenges = Mutex(0)

    func urlSession(
      _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
      completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
      challenges.withLock { $0 += 1 }
      completionHandler(.performDefaultHandling, nil)
    }
  }

  @Test func `B27: the delegate of a bare session is not asked whether it trusts a server`() async throws {
    let delegate = TrustDelegate()
    let session = URLSession(configuration: .ephemeral, delegate: delegate, delegateQueue: nil)
    defer { session.finishTasksAndInvalidate() }
    let url = try Self.url("")
    _ = try await session.data(for: URLRequest(url: url))
    withKnownIssue { #expect(delegate.challenges.withLock { $0 } > 0) }
  }

  /// In a child, since libcurl reads the environment of the process: told to trust nobody, it trusts as before.
  @Test func `B27: to a bare session SSL_CERT_FILE says nothing`() async {
    await #expect(processExitsWith: .exitCode(Verdict.faulty)) {
      let watchdog = Watchdog(seconds: 10)
      setenv("SSL_CERT_FILE", "/dev/null", 1)
      setenv("SSL_CERT_DIR", "/dev/null", 1)
      let request = try HTTPRequest(.get, try #require(HTTPSPeer.url))
      let isAnswered = (try? await BareURLSessionClient().send(request)) != nil
      withExtendedLifetime(watchdog) { exit(isAnswered ? Verdict.faulty : Verdict.sound) }
    }
  }

  @Test
  func
    `B23: calls over HTTPS that are cancelled at random moments, and clients that are shut down, end well`()
    async throws
  {
    let seed = UInt64.random(in: .min ... .max)
    print("calls over HTTPS cut off: seed \(seed)")
    let request = try HTTPRequest(.get, try Self.url("/large"))
    let kept = URLSessionClient()
    await RandomMoments(500, seed: seed).forEach { moment in
      let call = Task { try? await kept.send(request) }
      moment.reached { call.cancel() }
      _ = await call.value
    }
    await RandomMoments(200, seed: seed).forEach { moment in
      let client = URLSessionClient()
      moment.reached { client.shutdown(.cancel) }
      _ = try? await client.send(request)
    }
    #expect(try await kept.send(request).status == .ok)
  }

  /// A session for each call, torn down in the middle of it: #5469 has seen that crash, rarely. 5,000 were not seen
  /// to crash, so this is no known issue; when one does, it is the child that dies. Each session reads the system's
  /// certificates anew, which takes 50 ms.
  @Test func `B23: bare sessions that are torn down in the middle of a call over HTTPS, which may crash`()
    async
  {
    await #expect(processExitsWith: .success) {
      let watchdog = Watchdog(seconds: 20)
      let url = try Self.url("/large")
      await RandomMoments(200, seed: 23).forEach { moment in
        let session = URLSession(configuration: .ephemeral)
        await withCheckedContinuation { continuation in
          session.dataTask(with: url) { _, _, _ in continuation.resume() }.resume()
          moment.reached { session.invalidateAndCancel() }
        }
        watchdog.step()
      }
      withExtendedLifetime(watchdog) {}
    }
  }
}

/// Where the server of `.ci/https-peer` runs, if it does.
enum HTTPSPeer {
  static let url = ProcessInfo.processInfo.environment["HTTPS_PEER_URL"]
  /// Its other port, whose certificate nobody vouches for.
  static let untrustedURL = ProcessInfo.processInfo.environment["HTTPS_PEER_UNTRUSTED_URL"]
}
