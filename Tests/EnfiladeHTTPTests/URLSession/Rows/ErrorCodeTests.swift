import EnfiladeHTTP
import Foundation
import Loopback
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Row B15: what broke, as bare URLSession and this client report it. What is true of both is said of both.
@Suite(.timeLimit(.minutes(5)))
struct ErrorCodeTests {
  enum Fault: CaseIterable {
    case plainTextInsteadOfTLS, badGzip, truncatedBody, badChunk, fieldWithoutColon, blankField
    case statusLine, noHead

    fileprivate var answer: LoopbackAnswer {
      let head = "HTTP/1.1 200 OK\r\n"
      return switch self {
      case .plainTextInsteadOfTLS: .json("{}")
      case .badGzip:
        LoopbackAnswer(.text(head + "Content-Encoding: gzip\r\nContent-Length: 8\r\n\r\nnot gzip"))
      case .truncatedBody: LoopbackAnswer(.text(head + "Content-Length: 10\r\n\r\n12345"), .close)
      case .badChunk:
        LoopbackAnswer(.text(head + "Transfer-Encoding: chunked\r\n\r\nzz\r\n12345\r\n"), .close)
      case .fieldWithoutColon: LoopbackAnswer(.text(head + "nonsense\r\n\r\n"), .close)
      case .blankField: LoopbackAnswer(.text(head + "X-Blank:  \r\n\r\n"), .close)
      case .statusLine: LoopbackAnswer(.text("HTTP/1.1 two hundred\r\n\r\n"), .close)
      case .noHead: LoopbackAnswer(.text("hello"), .close)
      }
    }

    fileprivate var stage: HTTPError.Stage {
      switch self {
      case .badGzip, .truncatedBody, .badChunk: .body
      default: .head
      }
    }

    fileprivate static let allUnknown = allCases.filter { $0 != .statusLine && $0 != .noHead }

    fileprivate func request(_ server: LoopbackServer) throws -> HTTPRequest {
      let url = self == .plainTextInsteadOfTLS ? server.url.replacing("http:", with: "https:") : server.url
      return try HTTPRequest(.get, url)
    }
  }

  private func bareCode(_ fault: Fault) async throws -> URLError.Code? {
    let server = try LoopbackServer { _ in fault.answer }
    let request = try fault.request(server)
    let error = await #expect(throws: HTTPError.self) { try await BareURLSessionClient().send(request) }
    return (error?.underlying as? URLError)?.code
  }

  @Test(arguments: Fault.allUnknown)
  func `B15: bare URLSession has one code for all that breaks, which says nothing`(fault: Fault) async throws
  {
    let code = try await bareCode(fault)
    withKnownIssue { #expect(code != .unknown) }
    #expect(code == .unknown)
  }

  @Test(arguments: [Fault.statusLine, .noHead])
  func `B15: a bare client calls the URL unsupported when the server does not speak HTTP`(fault: Fault)
    async throws
  {
    let code = try await bareCode(fault)
    withKnownIssue { #expect(code != .unsupportedURL) }
    #expect(code == .unsupportedURL)
  }

  /// The stage is certain; which of the faults it was is mostly not, so it is a hint and no reason.
  @Test(arguments: Fault.allCases)
  func `B15: this client says how far it came, and keeps the system's words as a hint`(fault: Fault)
    async throws
  {
    let server = try LoopbackServer { _ in fault.answer }
    let request = try fault.request(server)
    let error = await #expect(throws: HTTPError.self) { try await URLSessionClient().send(request) }
    switch fault {
    case .plainTextInsteadOfTLS: #expect(error?.code == "insecure")
    case .truncatedBody: #expect(error?.code == "interrupted.body")
    default: #expect(error?.kind == .unknown)
    }
    #expect(error?.stage == (fault == .plainTextInsteadOfTLS ? .connection : fault.stage))
    #expect(error?.request == request)
    #expect(error?.response?.status == (fault.stage == .body ? .ok : nil))
    guard case .unknown(let hint) = error?.reason else { return }
    #expect(hint == error?.underlying?.localizedDescription)
    #expect(!hint.isEmpty)
  }

  /// In a child, whose descriptors are used up.
  @Test func `B15: without a free descriptor bare URLSession says the same`() async {
    await #expect(processExitsWith: .exitCode(Verdict.faulty)) {
      let watchdog = Watchdog(seconds: 10)
      let (error, server) = try await Self.withoutDescriptors(BareURLSessionClient())
      let code = (error?.underlying as? URLError)?.code
      withExtendedLifetime((watchdog, server)) {
        exit(code == .unknown ? Verdict.faulty : Verdict.sound)
      }
    }
  }

  @Test func `B15: without a free descriptor this client says that the server was not reached`() async {
    await #expect(processExitsWith: .exitCode(Verdict.sound)) {
      let watchdog = Watchdog(seconds: 10)
      let (error, server) = try await Self.withoutDescriptors(URLSessionClient())
      withExtendedLifetime((watchdog, server)) {
        exit(error?.reason == .unreachable(.noRoute) ? Verdict.sound : Verdict.faulty)
      }
    }
  }

  /// Asks one server, and another one once no descriptor is left.
  private static func withoutDescriptors(
    _ client: some HTTPClient
  ) async throws -> (HTTPError?, [LoopbackServer]) {
    let servers = try [LoopbackServer { _ in .json("{}") }, LoopbackServer { _ in .json("{}") }]
    // What is opened once and for all is open after this.
    _ = try await client.send(HTTPRequest(.get, servers[0].url))
    let request = try HTTPRequest(.get, servers[1].url)
    while dup(0) >= 0 {}
    do throws(HTTPError) {
      _ = try await client.send(request)
      return (nil, servers)
    } catch {
      return (error, servers)
    }
  }
}
