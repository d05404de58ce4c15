import EnfiladeHTTP
import EnfiladeTesting
import Foundation
import Loopback
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Rows B8 and B9: answers that a `URLProtocol` makes up. The kit's own doubles stand at its own seam instead.
@Suite(.timeLimit(.minutes(5)))
struct URLProtocolTests {
  /// Answers everything in two pieces, and `/moved` by a redirect.
  private final class MadeUp: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool { true }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
      guard let client, let url = request.url,
        let head = HTTPURLResponse(url: url, statusCode: 200, httpVersion: "HTTP/1.1", headerFields: nil)
      else { return }
      if url.path == "/moved" {
        client.urlProtocol(self, wasRedirectedTo: request, redirectResponse: head)
        return
      }
      client.urlProtocol(self, didReceive: head, cacheStoragePolicy: .notAllowed)
      for piece in ["made ", "up"] { client.urlProtocol(self, didLoad: Data(piece.utf8)) }
      client.urlProtocolDidFinishLoading(self)
    }

    override func stopLoading() {}
  }

  /// - Returns: What a session answers, which is one that asks `MadeUp` first if it can be told so.
  private static func text(_ url: String, _ session: URLSession) async throws -> String {
    let url = try #require(URL(string: url))
    return String(decoding: try await session.data(for: URLRequest(url: url)).0, as: UTF8.self)
  }

  private static func madeUpSession() -> URLSession {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [MadeUp.self]
    return URLSession(configuration: configuration)
  }

  @Test func `B8: of an answer that a URLProtocol makes up in two pieces, a bare session keeps the last one`()
    async throws
  {
    let text = try await Self.text("http://127.0.0.1:1/", Self.madeUpSession())
    withKnownIssue { #expect(text == "made up") }
    #expect(text == "up")
  }

  @Test func `B8: a redirect that a URLProtocol makes up kills the process`() async {
    await #expect(processExitsWith: .failure) {
      _ = try? await Self.text("http://127.0.0.1:1/moved", Self.madeUpSession())
      exit(Verdict.sound)
    }
  }

  @Test func `B8: a double at the kit's own seam hands over all that was made up, redirects included`()
    async throws
  {
    let url = try #require(URL(string: "http://127.0.0.1:1/"))
    let double = StubHTTPClient { _ in
      HTTPResponse(
        status: .found, fields: try HTTPFields(["Location": "/b"]), body: Data("made up".utf8), url: url)
    }
    let response = try await double.send(HTTPRequest(.get, url))
    #expect(response.status == .found)
    #expect(response.body == Data("made up".utf8))
  }

  /// Whom a registered class answers. Registering is for the whole process, so each is a child.
  enum Asked: String, Codable {
    /// The shared session, when no session has been there before.
    case sharedFirst
    /// The shared session, when another one has been there.
    case sharedLater
    /// A session with a configuration of its own.
    case own
  }

  @Test(arguments: [Asked.sharedLater, .own])
  func `B9: a class that is registered for all of Foundation answers for no session but the first shared one`(
    asked: Asked
  ) async {
    await #expect(processExitsWith: .exitCode(Verdict.faulty)) { [asked] in
      exit(try await Self.isAnswered(asked) ? Verdict.sound : Verdict.faulty)
    }
  }

  @Test func `B9: it does answer for a shared session that is the first of all`() async {
    await #expect(processExitsWith: .exitCode(Verdict.sound)) {
      exit(try await Self.isAnswered(.sharedFirst) ? Verdict.sound : Verdict.faulty)
    }
  }

  private static func isAnswered(_ asked: Asked) async throws -> Bool {
    let watchdog = Watchdog(seconds: 10)
    let server = try LoopbackServer { _ in .response(200, body: "the server's") }
    if asked == .sharedLater { _ = URLSession(configuration: .ephemeral) }
    _ = URLProtocol.registerClass(MadeUp.self)
    let session = asked == .own ? URLSession(configuration: .ephemeral) : .shared
    let text = try await Self.text(server.url, session)
    return withExtendedLifetime((watchdog, server)) { text != "the server's" }
  }

  @Test func `B9: this client asks the server, whoever has registered a class`() async {
    await #expect(processExitsWith: .exitCode(Verdict.sound)) {
      let watchdog = Watchdog(seconds: 10)
      let server = try LoopbackServer { _ in .response(200, body: "the server's") }
      _ = URLProtocol.registerClass(MadeUp.self)
      let response = try await URLSessionClient().send(HTTPRequest(.get, server.url))
      let isTheServers = response.body == Data("the server's".utf8)
      withExtendedLifetime((watchdog, server)) { exit(isTheServers ? Verdict.sound : Verdict.faulty) }
    }
  }
}
