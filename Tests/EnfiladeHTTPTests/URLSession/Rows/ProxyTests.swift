import EnfiladeHTTP
import Foundation
import Loopback
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Row B21: proxies. Each test is a child, since the environment is the whole process's.
@Suite(.timeLimit(.minutes(5)))
struct ProxyTests {
  enum Client: String, Codable, CaseIterable {
    case bare, own

    fileprivate func send(_ request: HTTPRequest) async throws -> HTTPResponse {
      switch self {
      case .bare: try await BareURLSessionClient().send(request)
      case .own: try await URLSessionClient().send(request)
      }
    }
  }

  /// Whoever runs with such a variable set sends even what is for 127.0.0.1 through it; `no_proxy` exempts it.
  @Test(arguments: Client.allCases)
  func `B21: a proxy that the environment names is used, by this client as by a bare one`(client: Client)
    async
  {
    await #expect(processExitsWith: .exitCode(Verdict.sound)) { [client] in
      let watchdog = Watchdog(seconds: 10)
      let proxy = try LoopbackServer { _ in .response(200, body: "the proxy's") }
      let server = try LoopbackServer { _ in .response(200, body: "the server's") }
      unsetenv("no_proxy")
      unsetenv("NO_PROXY")
      setenv("http_proxy", proxy.url, 1)
      let response = try await client.send(HTTPRequest(.get, server.url + "/a"))
      let isProxied = response.body == Data("the proxy's".utf8)
      // RFC 9112, section 3.2.2: to a proxy the target is the whole URL.
      let target = proxy.requests.first?.target
      withExtendedLifetime((watchdog, server)) {
        exit(isProxied && target == server.url + "/a" ? Verdict.sound : Verdict.faulty)
      }
    }
  }

  @Test(arguments: Client.allCases)
  func `B21: what the environment exempts from the proxy is asked directly`(client: Client) async {
    await #expect(processExitsWith: .exitCode(Verdict.sound)) { [client] in
      let watchdog = Watchdog(seconds: 10)
      let server = try LoopbackServer { _ in .response(200, body: "the server's") }
      setenv("http_proxy", "http://127.0.0.1:1", 1)
      setenv("no_proxy", "127.0.0.1", 1)
      let response = try await client.send(HTTPRequest(.get, server.url))
      withExtendedLifetime((watchdog, server)) {
        exit(response.body == Data("the server's".utf8) ? Verdict.sound : Verdict.faulty)
      }
    }
  }

  /// This client has no such setting, so that nobody relies on it.
  @Test func `B21: a proxy that the bare configuration names is not used`() async {
    await #expect(processExitsWith: .exitCode(Verdict.faulty)) {
      let watchdog = Watchdog(seconds: 10)
      let proxy = try LoopbackServer { _ in .response(200, body: "the proxy's") }
      let server = try LoopbackServer { _ in .response(200, body: "the server's") }
      for name in ["http_proxy", "HTTP_PROXY", "all_proxy", "ALL_PROXY"] { unsetenv(name) }
      let configuration = URLSessionConfiguration.ephemeral
      configuration.connectionProxyDictionary = [
        "HTTPEnable": 1, "HTTPProxy": "127.0.0.1", "HTTPPort": Int(proxy.port),
      ]
      let response = try await BareURLSessionClient(configuration: configuration).send(
        HTTPRequest(.get, server.url))
      withExtendedLifetime((watchdog, proxy, server)) {
        exit(response.body == Data("the proxy's".utf8) ? Verdict.sound : Verdict.faulty)
      }
    }
  }
}
