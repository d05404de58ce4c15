import EnfiladeHTTP
import Foundation
import Loopback
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Rows B17 and B19: what goes out and comes in as fields, and what may not go out at all.
@Suite(.timeLimit(.minutes(5)))
struct FieldTests {
  private func repeatedFields(_ client: some HTTPClient) async throws {
    let server = try LoopbackServer { _ in
      .response(
        200,
        fields: [
          ("X-List", "1"), ("x-list", "2"), ("Set-Cookie", "a=1; Expires=Wed, 21 Oct 2026 07:28:00 GMT"),
        ])
    }
    let response = try await client.send(HTTPRequest(.get, server.url))
    let name = try #require(HTTPFields.Name("X-LIST"))
    #expect(Set(response.fields.values(of: name)) == ["1", "2"])
    #expect(response.fields[.setCookie] == "a=1; Expires=Wed, 21 Oct 2026 07:28:00 GMT")
  }

  @Test func `B17: fields whose names differ in case are found under one name`() async throws {
    try await repeatedFields(URLSessionClient())
  }

  @Test func `B17: to bare Foundation they are two fields, of which it finds one`() async throws {
    let server = try LoopbackServer { _ in .response(200, fields: [("X-List", "1"), ("x-list", "2")]) }
    let url = try #require(URL(string: server.url))
    let head = try await BareHead.fetch(url)
    withKnownIssue {
      let found = head.value(forHTTPHeaderField: "X-List") ?? ""
      #expect(found.contains("1") && found.contains("2"))
    }
  }

  @Test func `B17: a cookie is neither kept nor sent back`() async throws {
    let server = try LoopbackServer { _ in
      .response(200, fields: [("Set-Cookie", "a=1"), ("Set-Cookie", "b=2")])
    }
    let client = URLSessionClient()
    for _ in 0..<2 { _ = try await client.send(HTTPRequest(.get, server.url)) }
    #expect(server.requests.count == 2)
    #expect(server.requests.allSatisfy { $0.value("Cookie") == nil })
  }

  /// Sends what must not be sent; the promise is that the server sees nothing of it.
  private func nothingArrives(_ code: String, _ send: (String) async throws -> Void) async throws {
    let server = try LoopbackServer { _ in .json("{}") }
    let error = await #expect(throws: HTTPError.self) { try await send(server.url) }
    #expect(error?.code == code)
    #expect(error?.stage == .request)
    #expect(server.connections.isEmpty)
  }

  @Test func `B19: a GET with a body is refused before it is sent`() async throws {
    for method in ["GET", "get", "HEAD", "head", "TRACE"] {
      try await nothingArrives("invalidRequest.body") { url in
        let method = try #require(HTTPMethod(method))
        _ = try await URLSessionClient().send(HTTPRequest(method, url, body: .text("x")))
      }
    }
  }

  @Test func `B19: a bare client calls that an answer that is too large`() async throws {
    let server = try LoopbackServer { _ in .json("{}") }
    let request = try HTTPRequest(.get, server.url, body: .text("x"))
    let error = await #expect(throws: HTTPError.self) { try await BareURLSessionClient().send(request) }
    withKnownIssue { #expect(error?.code == "invalidRequest.body") }
  }

  @Test(arguments: ["Content-Length", "Transfer-Encoding", "Host", "Connection"])
  func `B19: a framing field is refused before it is sent`(name: String) async throws {
    try await nothingArrives("invalidRequest.framingField") { url in
      _ = try await URLSessionClient().send(HTTPRequest(.get, url, fields: [name: "1"]))
    }
  }

  @Test func `B19: with a length of one's own a bare GET hangs`() async {
    await #expect(processExitsWith: .exitCode(Watchdog.stuck)) {
      let watchdog = Watchdog(seconds: 3)
      let server = try LoopbackServer { _ in .json("{}") }
      let url = try #require(URL(string: server.url))
      _ = try await BareHead.fetch(url) { $0.setValue("5", forHTTPHeaderField: "Content-Length") }
      watchdog.step()
    }
  }

  @Test(arguments: [Duration.zero, .seconds(-1)])
  func `B19: a timeout that leaves no time is refused before anything is sent`(timeout: Duration) async throws
  {
    try await nothingArrives("invalidRequest.timeout") { url in
      _ = try await URLSessionClient().send(HTTPRequest(.get, url, timeout: timeout))
    }
    try await nothingArrives("invalidRequest.timeout") { url in
      let hasty = URLSessionClient(configuration: .init(timeout: timeout))
      _ = try await hasty.send(HTTPRequest(.get, url))
    }
  }

  @Test func `B19: a line break in a field value is refused before it is sent`() async throws {
    try await nothingArrives("invalidRequest.fieldValue") { url in
      _ = try await URLSessionClient().send(HTTPRequest(.get, url, fields: ["X-Name": "a\r\nInjected: yes"]))
    }
  }

  @Test func `B19: a bare POST says that its body is a form`() async throws {
    let server = try LoopbackServer { _ in .json("{}") }
    let url = try #require(URL(string: server.url))
    _ = try await BareHead.fetch(url) { request in
      request.httpMethod = "POST"
      request.httpBody = Data("{}".utf8)
    }
    withKnownIssue {
      #expect(server.requests.first?.value("Content-Type") != "application/x-www-form-urlencoded")
    }
  }

  @Test func `Cookies go out as one field`() async throws {
    let server = try LoopbackServer { _ in .json("{}") }
    let request = try HTTPRequest(
      .get, server.url, fields: ["Cookie": "a=1", "cookie": "b=2", "X-A": "1", "x-a": "2"])
    _ = try await URLSessionClient().send(request)
    let seen = try #require(server.requests.first)
    #expect(seen.values("Cookie") == ["a=1; b=2"])
    #expect(seen.values("X-A") == ["1,2"])
  }

  @Test func `A scheme in upper case is asked all the same`() async throws {
    let server = try LoopbackServer { _ in .json("{}") }
    let url = server.url.replacing("http:", with: "HTTP:")
    #expect(try await URLSessionClient().send(HTTPRequest(.get, url)).status == .ok)
  }

  @Test func `B17: a Set-Cookie that came twice is kept as one, and never taken apart`() async throws {
    let server = try LoopbackServer { _ in
      .response(
        200, fields: [("Set-Cookie", "a=1; Expires=Wed, 21 Oct 2026 07:28:00 GMT"), ("Set-Cookie", "b=2")])
    }
    let response = try await URLSessionClient().send(HTTPRequest(.get, server.url))
    #expect(response.fields.values(of: .setCookie).count == 1)
    #expect(response.fields[.setCookie]?.contains("Wed, 21 Oct 2026") == true)
    #expect(response.fields[.setCookie]?.contains("b=2") == true)
  }

  @Test func `B19: bare Foundation drops a field whose value has a line break, and sends the rest`()
    async throws
  {
    let server = try LoopbackServer { _ in .json("{}") }
    let url = try #require(URL(string: server.url))
    _ = try await BareHead.fetch(url) { $0.setValue("a\r\nInjected: yes", forHTTPHeaderField: "X-Name") }
    withKnownIssue { #expect(server.requests.isEmpty) }
    #expect(server.requests.first?.value("X-Name") == nil)
  }

  @Test func `B19: through a bare method, a request line and fields of one's own can be written`()
    async throws
  {
    let server = try LoopbackServer { _ in .json("{}") }
    let url = try #require(URL(string: server.url))
    let method = "GET /injected HTTP/1.1\r\nInjected: yes\r\nX-Rest:"
    _ = try await BareHead.fetch(url) { $0.httpMethod = method }
    withKnownIssue { #expect(server.requests.allSatisfy { $0.value("Injected") == nil }) }
    #expect(HTTPMethod(method) == nil)
  }

  @Test func `What is sent is what was given`() async throws {
    let server = try LoopbackServer { _ in .json("{}") }
    let client = URLSessionClient()
    let request = try HTTPRequest(
      .post, server.url + "/a%20b?c=d", fields: ["X-Name": "Grüße", "Accept": "text/plain"],
      body: .json(["k": 1]))
    _ = try await client.send(request)
    let seen = try #require(server.requests.first)
    #expect(seen.method == "POST")
    #expect(seen.target == "/a%20b?c=d")
    #expect(seen.value("X-Name") == "Grüße")
    #expect(seen.value("Accept") == "text/plain")
    #expect(seen.values("Content-Type") == ["application/json"])
    #expect(seen.text == #"{"k":1}"#)
  }

  @Test func `A media type among the fields wins over the body's own`() async throws {
    let server = try LoopbackServer { _ in .json("{}") }
    let request = try HTTPRequest(
      .put, server.url, fields: ["content-type": "text/csv"], body: .text("a,b"))
    _ = try await URLSessionClient().send(request)
    #expect(server.requests.first?.values("Content-Type") == ["text/csv"])
  }

  @Test(arguments: [HTTPMethod.post, .put, .patch, .delete])
  func `A request without a body sends no media type`(method: HTTPMethod) async throws {
    let server = try LoopbackServer { _ in .json("{}") }
    _ = try await URLSessionClient().send(HTTPRequest(method, server.url))
    let seen = try #require(server.requests.first)
    #expect(seen.method == method.token)
    #expect(seen.value("Content-Type") == nil)
    #expect(seen.body.isEmpty)
  }
}
