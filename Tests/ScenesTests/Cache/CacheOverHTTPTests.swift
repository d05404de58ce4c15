import Enfilade
import EnfiladeHTTP
import EnfiladeTesting
import Foundation
import Loopback
import Scenes
import Testing

/// The scene over the real client and a real socket: whatever goes wrong reaches the view as a failure.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct CacheOverHTTPTests {
  typealias View = RecordingView<CacheCommand>

  private func shown(
    by client: some HTTPClient = URLSessionClient(), baseURL: String
  ) async -> CacheCommand? {
    let presenter = CachePresenter<View>(client: client, baseURL: baseURL)
    let view = View()
    view.attach(to: presenter)
    await presenter.settle()
    return view.commands.last
  }

  private func failure(_ answer: LoopbackAnswer) async throws -> HTTPError {
    let server = try LoopbackServer { _ in answer }
    guard case .show(.failed(let error, previous: nil)) = await shown(baseURL: server.url) else {
      throw NotShown()
    }
    #expect(error.request?.url.path == "/cache/2000")
    return error
  }

  struct NotShown: Error {}

  @Test func `An answer is shown`() async throws {
    let server = try LoopbackServer { _ in .json(#"{"origin": "o", "url": "u", "args": {}}"#) }
    #expect(await shown(baseURL: server.url) == .show(.loaded(CacheModel(origin: "o", url: "u"))))
    #expect(await shown(baseURL: server.url + "/") == .show(.loaded(CacheModel(origin: "o", url: "u"))))
    #expect(server.requests.map(\.target) == ["/cache/2000", "/cache/2000"])
  }

  /// What a server can do wrong, and what the person is told of it.
  nonisolated enum Fault: CaseIterable {
    case resetInBody, truncatedBody, badGzip, wrongType, emptyBody, invalidUTF8, html, serverError
    case redirectLoop, redirectToFile, closedAtOnce

    var answer: LoopbackAnswer {
      let head = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n"
      return switch self {
      case .resetInBody:
        LoopbackAnswer(.text(head + "Content-Length: 9\r\n\r\n{"), .wait(.milliseconds(50)), .reset)
      case .truncatedBody: LoopbackAnswer(.text(head + "Content-Length: 9\r\n\r\n{"), .close)
      case .badGzip:
        LoopbackAnswer(.text(head + "Content-Encoding: gzip\r\nContent-Length: 2\r\n\r\n{}"), .close)
      case .wrongType: .json(#"{"url": {"a": 1}}"#)
      case .emptyBody: .json("")
      case .invalidUTF8: .response(200, body: Array(#"{"url": ""#.utf8) + [0xFF] + Array(#""}"#.utf8))
      case .html: .response(200, fields: [("Content-Type", "text/html")], body: "<html>Log in</html>")
      case .serverError: .json(#"{"url": "u"}"#, status: 500)
      case .redirectLoop: .response(302, fields: [("Location", "/cache/2000")])
      case .redirectToFile: .response(302, fields: [("Location", "file:///etc/hostname")])
      case .closedAtOnce: LoopbackAnswer(.close)
      }
    }

    var stage: HTTPError.Stage {
      switch self {
      case .resetInBody, .truncatedBody, .badGzip: .body
      case .wrongType, .emptyBody, .invalidUTF8, .html: .decoding
      case .serverError: .status
      case .redirectLoop, .redirectToFile: .redirect
      case .closedAtOnce: .head
      }
    }

    /// A part of the sentence.
    var text: String {
      switch self {
      case .resetInBody, .truncatedBody, .badGzip: "try again"
      case .wrongType: "wrong type at “url”"
      case .emptyBody: "the answer is empty"
      case .invalidUTF8: "not valid UTF-8"
      case .html: "a web page (HTML)"
      case .serverError: "status 500"
      case .redirectLoop: "in a circle"
      case .redirectToFile: "file:///etc/hostname"
      case .closedAtOnce: "before the server answered"
      }
    }
  }

  @Test(arguments: Fault.allCases)
  func `A fault is shown with its stage and a sentence`(fault: Fault) async throws {
    let error = try await failure(fault.answer)
    #expect(error.stage == fault.stage)
    #expect("\(error)".contains(fault.text), "said: \(error)")
  }

  @Test func `A host that does not exist is shown`() async throws {
    // RFC 6761, section 6.4: the name is known to be unknown.
    guard case .show(.failed(let error, previous: nil)) = await shown(baseURL: "http://host.invalid") else {
      throw NotShown()
    }
    #expect(error.code == "unreachable.hostNotFound")
  }

  @Test func `A time limit that leaves no time is shown`() async throws {
    let hasty = URLSessionClient(configuration: .init(timeout: .zero))
    guard
      case .show(.failed(let error, previous: nil)) = await shown(by: hasty, baseURL: "http://127.0.0.1:1")
    else { throw NotShown() }
    #expect(error.code == "invalidRequest.timeout")
  }

  /// A client of one's own may add a field; what is wrong with that is shown too.
  @Test func `A header with a line break is shown`() async throws {
    struct Naming: HTTPClient {
      let inner = URLSessionClient()

      func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
        var request = request
        try request.fields.append(.userAgent, "tour\r\nInjected: yes")
        return try await inner.send(request)
      }
    }
    guard
      case .show(.failed(let error, previous: nil)) = await shown(by: Naming(), baseURL: "http://127.0.0.1:1")
    else { throw NotShown() }
    #expect(error.code == "invalidRequest.fieldValue")
  }

  @Test func `A closed port is shown`() async throws {
    let server = try LoopbackServer { _ in .json("{}") }
    server.stop()
    await server.stopped()
    guard case .show(.failed(let error, previous: nil)) = await shown(baseURL: server.url) else {
      throw NotShown()
    }
    #expect(error.code == "unreachable.refused")
  }

  @Test(.enabled(if: HTTPBin.url != nil, "no httpbin: set HTTPBIN_URL to where one runs"))
  func `A real httpbin is shown`() async throws {
    let url = try #require(HTTPBin.url)
    #expect(
      await shown(baseURL: url)
        == .show(.loaded(CacheModel(origin: "127.0.0.1", url: url + "/cache/2000"))))
  }
}

/// Where an httpbin runs, if one does.
nonisolated enum HTTPBin {
  static let url = ProcessInfo.processInfo.environment["HTTPBIN_URL"]
}
