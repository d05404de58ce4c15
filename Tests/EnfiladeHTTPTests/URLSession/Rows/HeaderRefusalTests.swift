import EnfiladeHTTP
import Foundation
import Loopback
import Testing

/// Row B16: heads that other clients take. What is refused here is refused by URLSession, so by this client too; it
/// is asserted so that a system which takes more is noticed, and is no promise.
@Suite(.timeLimit(.minutes(5)))
struct HeaderRefusalTests {
  enum Head: String, CaseIterable {
    case noSpaceAfterColon = "HTTP/1.1 200 OK\r\nX-A:b\r\nContent-Length: 2\r\n\r\n"
    case twoBlanksForAValue = "HTTP/1.1 200 OK\r\nX-A:  \r\nContent-Length: 2\r\n\r\n"
    case latin1 = "HTTP/1.1 200 OK\r\nX-A: caf\u{E9}\r\nContent-Length: 2\r\n\r\n"
    case noReasonNorSpace = "HTTP/1.1 200\r\nContent-Length: 2\r\n\r\n"
    case bareLineFeeds = "HTTP/1.1 200 OK\nContent-Length: 2\n\n"

    case twoSpacesAfterColon = "HTTP/1.1 200 OK\r\nX-A:  b\r\nContent-Length: 2\r\n\r\n"
    case oneBlankForAValue = "HTTP/1.1 200 OK\r\nX-A: \r\nContent-Length: 2\r\n\r\n"
    case noValue = "HTTP/1.1 200 OK\r\nX-A:\r\nContent-Length: 2\r\n\r\n"
    case noReason = "HTTP/1.1 200 \r\nContent-Length: 2\r\n\r\n"
    case folded = "HTTP/1.1 200 OK\r\nX-A: b\r\n c\r\nContent-Length: 2\r\n\r\n"
    case olderVersion = "HTTP/1.0 200 OK\r\nContent-Length: 2\r\n\r\n"

    static let refused: [Head] = [
      .noSpaceAfterColon, .twoBlanksForAValue, .latin1, .noReasonNorSpace, .bareLineFeeds,
    ]
    static let taken = allCases.filter { !refused.contains($0) }
  }

  /// - Parameter head: Each of its characters is a byte.
  private func ask(_ client: some HTTPClient, _ head: Head) async throws {
    let bytes = head.rawValue.unicodeScalars.map { UInt8($0.value) } + Array("{}".utf8)
    let server = try LoopbackServer { _ in LoopbackAnswer(.bytes(bytes), .close) }
    let response = try await client.send(HTTPRequest(.get, server.url))
    #expect(response.status == .ok)
    #expect(response.body == Data("{}".utf8))
  }

  @Test(arguments: Head.refused)
  func `B16: a bare client refuses a head that other clients take`(head: Head) async {
    await withKnownIssue { try await ask(BareURLSessionClient(), head) }
  }

  @Test(arguments: Head.refused)
  func `B16: this client refuses it too, with an error that shows no head`(head: Head) async throws {
    try await withKnownIssue {
      try await ask(URLSessionClient(), head)
    } matching: { issue in
      guard let error = issue.error as? HTTPError else { return false }
      return error.kind == .unknown && error.stage == .head && error.response == nil
    }
  }

  @Test(arguments: Head.taken)
  func `B16: other unusual heads are taken`(head: Head) async throws {
    try await ask(URLSessionClient(), head)
  }
}
