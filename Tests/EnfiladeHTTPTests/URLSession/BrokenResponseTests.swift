import EnfiladeHTTP
import Foundation
import Loopback
import Testing

/// What a broken server or network brings is an error with its stage, its request and what had come.
@Suite(.timeLimit(.minutes(5)))
struct BrokenResponseTests {
  private func failure(_ answer: LoopbackAnswer) async throws -> HTTPError {
    let server = try LoopbackServer { _ in answer }
    let request = try HTTPRequest(.get, server.url)
    let error = await #expect(throws: HTTPError.self) { try await URLSessionClient().send(request) }
    let found = try #require(error)
    #expect(found.request == request)
    return found
  }

  private static let head = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n"

  @Test func `A reset in mid-body`() async throws {
    let answer = LoopbackAnswer(
      .text(Self.head + "Content-Length: 10\r\n\r\n12345"), .wait(.milliseconds(50)), .reset)
    let error = try await failure(answer)
    #expect(error.stage == .body)
    #expect(error.response?.status == .ok)
    #expect(error.isRetryable)
  }

  @Test(arguments: [
    "Content-Length: 10\r\n\r\n12345",
    "Transfer-Encoding: chunked\r\n\r\n5\r\n12345\r\n",
    "Transfer-Encoding: chunked\r\n\r\n5\r\n123",
    "Transfer-Encoding: chunked\r\n\r\nzz\r\n12345\r\n",
    "Content-Encoding: gzip\r\nContent-Length: 10\r\n\r\nnot a gzip",
    "Content-Encoding: gzip\r\nContent-Length: 20\r\n\r\n\u{1F}abc",
  ])
  func `A truncated or undecodable body`(rest: String) async throws {
    let error = try await failure(LoopbackAnswer(.text(Self.head + rest), .close))
    #expect(error.stage == .body)
    #expect(error.response?.status == .ok)
    #expect([.interrupted, .unknown].contains(error.kind))
  }

  @Test(arguments: [LoopbackAnswer(.close), LoopbackAnswer(.reset)])
  func `A connection that ends before the response begins`(answer: LoopbackAnswer) async throws {
    let error = try await failure(answer)
    #expect(error.stage == .head)
    #expect(error.response == nil)
    #expect([.interrupted, .unknown].contains(error.kind))
  }

  @Test func `A port at which nobody listens`() async throws {
    let server = try LoopbackServer { _ in .json("{}") }
    let request = try HTTPRequest(.get, server.url)
    server.stop()
    await server.stopped()
    await #expect(throws: HTTPError(.unreachable(.refused), stage: .connection, request: request)) {
      try await URLSessionClient().send(request)
    }
  }

  @Test func `A host that does not exist`() async throws {
    // RFC 6761, section 6.4: the name is known to be unknown, and is asked of nobody.
    let request = try HTTPRequest(.get, "http://host.invalid/")
    await #expect(throws: HTTPError(.unreachable(.hostNotFound), stage: .connection, request: request)) {
      try await URLSessionClient().send(request)
    }
  }

  @Test func `An address that the system cannot ask is an invalid request, and not worth another try`()
    async throws
  {
    // An IPv6 literal; when a later system can ask it, nobody listens there.
    let error = await #expect(throws: HTTPError.self) {
      try await URLSessionClient().send(HTTPRequest(.get, "http://[::1]:1/"))
    }
    #expect(["invalidRequest.url", "unreachable.refused", "unreachable.noRoute"].contains(error?.code))
    #expect(error?.stage != .head)
  }

  /// What kills a process today, so that a system that has mended it is noticed.
  @Test(arguments: [Killer.endInsideHead, .trailers])
  func `B3: some answers kill the process, with this client as with a bare one`(killer: Killer) async {
    await #expect(processExitsWith: .failure) { [killer] in
      let server = try LoopbackServer { _ in killer.answer }
      _ = try? await URLSessionClient().send(HTTPRequest(.get, server.url))
    }
  }

  enum Killer: String, Codable {
    /// The connection ends inside the header.
    case endInsideHead
    /// Fields come after a chunked body, which RFC 9112, section 7.1.2, allows.
    case trailers

    var answer: LoopbackAnswer {
      switch self {
      case .endInsideHead: LoopbackAnswer(.text("HTTP/1.1 200 OK\r\nContent-Ty"), .close)
      case .trailers:
        LoopbackAnswer(
          .text("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\nX-T: 1\r\n\r\n"))
      }
    }
  }

  @Test func `A 500 is an answer, with its body`() async throws {
    let server = try LoopbackServer { _ in .json(#"{"error": "on fire"}"#, status: 500) }
    let response = try await URLSessionClient().send(HTTPRequest(.get, server.url))
    #expect(response.status == .internalServerError)
    #expect(String(decoding: response.body, as: UTF8.self) == #"{"error": "on fire"}"#)
  }

  @Test func `A body that is not UTF-8 arrives as it is`() async throws {
    let bytes: [UInt8] = [0xC3, 0x28, 0x00, 0xFF]
    let server = try LoopbackServer { _ in .response(200, body: bytes) }
    #expect(try await URLSessionClient().send(HTTPRequest(.get, server.url)).body == Data(bytes))
  }
}

extension HTTPError {
  enum Kind { case interrupted, unknown, other }

  /// Which of the reasons it is that URLSession mixes up.
  var kind: Kind {
    switch reason {
    case .interrupted: .interrupted
    case .unknown: .unknown
    default: .other
    }
  }
}
