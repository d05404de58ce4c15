import EnfiladeHTTP
import EnfiladeTesting
import Foundation
import Testing

@Suite("StubAnswer", .timeLimit(.minutes(5)))
struct StubAnswerTests {
  private let request: HTTPRequest
  private let url: URL

  init() throws {
    request = try HTTPRequest(.get, "https://httpbin.org/hotels/7")
    url = request.url
  }

  @Test("JSON is a body with its media type and the status 200")
  func json() async throws {
    let client = StubHTTPClient([.get("/hotels/7"): .json(#"{"name": "Ritz"}"#)])
    let expected = HTTPResponse(
      status: .ok, fields: try HTTPFields(["Content-Type": "application/json"]),
      body: Data(#"{"name": "Ritz"}"#.utf8), url: url)
    #expect(try await client.send(request) == expected)
    let endpoint = Endpoint<[String: String]>(request)
    #expect(try await client.value(of: endpoint) == ["name": "Ritz"])
  }

  @Test("JSON may come with any status")
  func jsonWithStatus() async throws {
    let client = StubHTTPClient([.get("/hotels/7"): .json("{}", status: .notFound)])
    #expect(try await client.send(request).status == .notFound)
    let error = await #expect(throws: HTTPError.self) {
      try await client.value(of: Endpoint<[String: String]>(request))
    }
    #expect(error?.reason == .unexpectedStatus(.notFound))
  }

  @Test("A response is given as it was written")
  func response() async throws {
    let fields = try HTTPFields(["ETag": "\"7\"", "Set-Cookie": "a=1"])
    let client = StubHTTPClient([
      .get("/hotels/7"): .response(.partialContent, fields: fields, body: Data([1, 2]))
    ])
    let expected = HTTPResponse(status: .partialContent, fields: fields, body: Data([1, 2]), url: url)
    #expect(try await client.send(request) == expected)
  }

  @Test("A failure is thrown with the request in it")
  func failure() async {
    let client = StubHTTPClient([
      .get("/hotels/7"): .failure(.timedOut(limit: .total, after: .seconds(5)), stage: .body)
    ])
    let expected = HTTPError(
      .timedOut(limit: .total, after: .seconds(5)), stage: .body, request: request)
    await #expect(throws: expected) { try await client.send(request) }
  }

  @Test("A failure without a stage is one of the connection")
  func failureOfTheConnection() async {
    let client = StubHTTPClient([.get("/hotels/7"): .failure(.unreachable(.noNetwork))])
    let expected = HTTPError(.unreachable(.noNetwork), stage: .connection, request: request)
    await #expect(throws: expected) { try await client.send(request) }
  }

  @Test("The answer that never comes ends with the task")
  func never() async {
    let client = StubHTTPClient([.get("/hotels/7"): .never])
    let sending = Task { [request] in try await client.send(request) }
    _ = await client.requests(atLeast: 1)
    sending.cancel()
    let expected = HTTPError(.cancelled, stage: .head, request: request)
    await #expect(throws: expected) { try await sending.ended() }
  }

  @Test("A row answers as often as it is asked, and the first of two that match")
  func again() async throws {
    let client = StubHTTPClient([
      .get("/hotels/7"): .response(.ok),
      .get("https://httpbin.org/hotels/7"): .response(.gatewayTimeout),
    ])
    for _ in 0..<3 {
      #expect(try await client.send(request).status == .ok)
    }
  }
}
