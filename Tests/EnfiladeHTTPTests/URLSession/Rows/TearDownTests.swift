import EnfiladeHTTP
import Foundation
import Loopback
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Row B23: clients and sessions that are torn down while they speak TLS, here in the middle of the handshake, since
/// no test can make a server that the system trusts. `HTTPSPeerTests` goes on from there.
@Suite(.timeLimit(.minutes(5)))
struct TearDownTests {
  /// A server that never answers what a client says first.
  private static func silent() throws -> LoopbackServer {
    try LoopbackServer(onAccept: LoopbackAnswer(.untilPeerCloses)) { _ in .json("{}") }
  }

  private static func address(_ server: LoopbackServer) -> String {
    server.url.replacing("http:", with: "https:")
  }

  @Test func `B23: a client that is shut down in the middle of a TLS handshake ends its call as closed`()
    async throws
  {
    let seed = UInt64.random(in: .min ... .max)
    print("clients shut down in the middle of a handshake: seed \(seed)")
    let server = try Self.silent()
    let request = try HTTPRequest(.get, Self.address(server))
    await RandomMoments(40, seed: seed).forEach { moment in
      let client = URLSessionClient()
      moment.reached { client.shutdown(.cancel) }
      let error = await #expect(throws: HTTPError.self) { try await client.send(request) }
      #expect(error?.reason == .closed)
    }
    await server.allConnectionsClosed()
  }

  /// #5469 has seen it crash, rarely; here it was not seen to, so it is no known issue.
  @Test func `B23: a bare session that is torn down in the middle of a TLS handshake, which may crash`() async
  {
    await #expect(processExitsWith: .success) {
      let watchdog = Watchdog(seconds: 20)
      let server = try Self.silent()
      let url = try #require(URL(string: Self.address(server)))
      await RandomMoments(40, seed: 23).forEach { moment in
        let session = URLSession(configuration: .ephemeral)
        await withCheckedContinuation { continuation in
          session.dataTask(with: url) { _, _, _ in continuation.resume() }.resume()
          moment.reached { session.invalidateAndCancel() }
        }
        watchdog.step()
      }
      withExtendedLifetime((watchdog, server)) {}
    }
  }
}
