import EnfiladeHTTP
import Foundation
import Loopback
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Row B26: a small answer that expands to a large body.
@Suite(.timeLimit(.minutes(5)))
struct BodySizeTests {
  static let size = 1 + 258 * 8_192
  static let bomb = GzippedZeros.file(ofZeros: size)

  static func bombing() throws -> LoopbackServer {
    let bomb = Self.bomb
    return try LoopbackServer { _ in .response(200, fields: [("Content-Encoding", "gzip")], body: bomb) }
  }

  @Test func `B26: a bare session expects the compressed size, and expands all of it`() async throws {
    let server = try Self.bombing()
    let url = try #require(URL(string: server.url))
    let (data, response) = try await URLSession(configuration: .ephemeral).data(for: URLRequest(url: url))
    #expect(data.count == Self.size)
    withKnownIssue { #expect(response.expectedContentLength != Self.bomb.count) }
    #expect(data.count > 150 * Self.bomb.count)
  }

  @Test func `B26: this client expands a body up to its limit, and ends the request there`() async throws {
    let server = try Self.bombing()
    let client = URLSessionClient(configuration: .init(bodyLimit: 1 << 20))
    let request = try HTTPRequest(.get, server.url)
    let error = await #expect(throws: HTTPError.self) { try await client.send(request) }
    #expect(error?.reason == .tooLarge(.body, limit: 1 << 20))
    #expect(error?.stage == .body)
    #expect(error?.response?.status == .ok)
  }

  @Test func `B26: a body that expands to no more than the limit arrives whole`() async throws {
    let server = try Self.bombing()
    let client = URLSessionClient(configuration: .init(bodyLimit: Self.size))
    #expect(try await client.send(HTTPRequest(.get, server.url)).body == Data(count: Self.size))
  }
}
