import EnfiladeHTTP
import Foundation
import Loopback
import Testing

/// Row B28: a kept-alive connection that the server closes just as it is used again.
@Suite(.timeLimit(.minutes(5)))
struct KeepAliveFaultTests {
  @Test func `B28: a bare POST hangs on a connection that the server has just closed`() async {
    await #expect(processExitsWith: .exitCode(Watchdog.stuck)) {
      let watchdog = Watchdog(seconds: 5)
      let closing = try ClosingServer(seed: 28)
      let client = BareURLSessionClient()
      for number in 0..<300 {
        let request = try HTTPRequest(.post, closing.server.url, body: .text("\(number)"))
        _ = try? await client.send(request)
        watchdog.step()
      }
    }
  }

  @Test func `B28: a bare GET does not`() async throws {
    let seed = UInt64.random(in: .min ... .max)
    print("closing kept-alive connections: seed \(seed)")
    let closing = try ClosingServer(seed: seed)
    let client = BareURLSessionClient()
    for _ in 0..<300 {
      let request = try HTTPRequest(.get, closing.server.url)
      #expect(try await client.send(request).status == .ok)
    }
  }

  /// A call ends at once, with an answer or with an error; nothing is sent again unasked.
  @Test func `B28: of 300 POSTs of this client none hangs, and none arrives twice`() async {
    let seed = UInt64.random(in: .min ... .max)
    print("closing kept-alive connections: seed \(seed)")
    await #expect(processExitsWith: .exitCode(Verdict.sound)) { [seed = seed as UInt64] in
      let watchdog = Watchdog(seconds: 10)
      let closing = try ClosingServer(seed: seed)
      let client = URLSessionClient()
      var answered: Set<String> = []
      for number in 0..<300 {
        let request = try HTTPRequest(.post, closing.server.url, body: .text("\(number)"))
        do throws(HTTPError) {
          _ = try await client.send(request)
          answered.insert("\(number)")
        } catch {
          guard error.stage == .head, error.isRetryable else { exit(Verdict.faulty) }
        }
        watchdog.step()
      }
      let arrived = closing.server.requests.map(\.text)
      let isOnce = Set(arrived).count == arrived.count && answered.isSubset(of: arrived)
      exit(isOnce && answered.count > 100 ? Verdict.sound : Verdict.faulty)
    }
  }
}
