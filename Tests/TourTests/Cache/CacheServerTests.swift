import EnfiladeHTTP
import Foundation
import Loopback
import Testing

@testable import Tour

@Suite("The tour's own cache server", .timeLimit(.minutes(5))) struct CacheServerTests {
  private struct Body: Decodable, Equatable {
    var args: [String: String]
    var headers: [String: String]
    var origin: String
    var url: String
  }

  private let server: LoopbackServer
  private let client = URLSessionClient()

  init() throws {
    server = try LoopbackServer(answer: CacheServer.answer)
  }

  @Test("answers as httpbin does")
  func answer() async throws {
    let request = try HTTPRequest(.get, "\(server.url)/cache/60?a=b&c=%22d", fields: ["X-Quote": "\"\\"])
    let response = try await client.send(request)
    #expect(response.status == .ok)
    #expect(value("Cache-Control", of: response) == "public, max-age=60")
    #expect(value("Content-Type", of: response) == "application/json")
    let body = try JSONDecoder().decode(Body.self, from: response.body)
    #expect(body.args == ["a": "b", "c": "\"d"])
    #expect(body.headers["Host"] == "127.0.0.1:\(server.port)")
    #expect(body.headers["X-Quote"] == "\"\\")
    #expect(body.origin == "127.0.0.1")
    #expect(body.url == "\(server.url)/cache/60?a=b&c=%22d")
  }

  @Test(
    "knows no other path",
    arguments: ["/", "/cache", "/cache/", "/cache/x", "/cache/-1", "/cache/1/2", "/x/1"])
  func notFound(path: String) async throws {
    #expect(try await client.send(HTTPRequest(.get, "\(server.url)\(path)")).status == .notFound)
  }

  @Test("answers no other method")
  func otherMethod() async throws {
    let response = try await client.send(HTTPRequest(.delete, "\(server.url)/cache/60"))
    #expect(response.status == HTTPStatus(405))
    #expect(value("Allow", of: response) == "GET, HEAD")
  }

  private func value(_ name: String, of response: HTTPResponse) -> String? {
    HTTPFields.Name(name).flatMap { response.fields[$0] }
  }
}
