import EnfiladeHTTP
import Foundation
import Loopback
import Testing

#if canImport(FoundationNetworking)
  /// Row B27: what URLSession here cannot be held to over TLS. That a bare session cannot even be asked for it is what
  /// `MissingAPITests` shows.
  @Suite(.timeLimit(.minutes(5)))
  struct TLSOptionTests {
    @Test(arguments: HTTPError.Unsupported.allCases)
    func `B27: an option for TLS is refused before anything is sent`(option: HTTPError.Unsupported)
      async throws
    {
      let server = try LoopbackServer { _ in .json("{}") }
      var configuration = URLSessionClient.Configuration()
      switch option {
      case .minimumTLSVersion: configuration.tls.minimumVersion = .v1_2
      case .pinning: configuration.tls.pins = [Data(repeating: 1, count: 32)]
      case .clientCertificate: configuration.tls.clientIdentity = Data([1])
      }
      let client = URLSessionClient(configuration: configuration)
      // Without TLS too, since a redirect may lead to it.
      for url in [server.url, server.url.replacing("http:", with: "https:")] {
        let request = try HTTPRequest(.get, url)
        let refused = HTTPError(.unsupported(option), stage: .request, request: request)
        await #expect(throws: refused) { try await client.send(request) }
        await #expect(throws: refused) { _ = try await client.stream(request) }
      }
      #expect(server.connections.isEmpty)
    }
  }
#endif
