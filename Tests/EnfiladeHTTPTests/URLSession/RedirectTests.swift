import EnfiladeHTTP
import Foundation
import Loopback
import Testing

/// Row B31: redirects, over the wire.
@Suite(.timeLimit(.minutes(5)))
struct RedirectTests {
  /// Two servers, so two origins: the first one redirects to wherever it is told.
  private struct Pair {
    let first: LoopbackServer
    let second: LoopbackServer

    init(_ code: Int, to location: @escaping @Sendable (String) -> String) throws {
      let second = try LoopbackServer { _ in .json("{}") }
      let url = second.url
      self.second = second
      first = try LoopbackServer { request in
        request.path == "/start" ? .response(code, fields: [("Location", location(url))]) : .json("{}")
      }
    }
  }

  private func credentialsStay(_ client: some HTTPClient) async throws {
    let pair = try Pair(302) { "\($0)/elsewhere" }
    let request = try HTTPRequest(
      .get, pair.first.url + "/start",
      fields: [
        "Authorization": "Bearer secret", "Cookie": "id=secret", "X-Api-Key": "secret", "X-Other": "kept",
      ])
    _ = try await client.send(request)
    let seen = try #require(pair.second.requests.first)
    #expect(seen.value("Authorization") == nil)
    #expect(seen.value("Cookie") == nil)
    #expect(seen.value("X-Api-Key") == nil)
    #expect(seen.value("X-Other") == "kept")
  }

  @Test func `B31: credentials do not follow to another origin`() async throws {
    try await credentialsStay(URLSessionClient())
  }

  @Test func `B31: a bare client hands them over`() async {
    await withKnownIssue { try await credentialsStay(BareURLSessionClient()) }
  }

  private func bodyIsKept(_ client: some HTTPClient, code: Int) async throws {
    let pair = try Pair(code) { "\($0)/again" }
    let request = try HTTPRequest(.post, pair.first.url + "/start", body: .text("payload"))
    _ = try await client.send(request)
    let seen = try #require(pair.second.requests.first)
    #expect(seen.method == "POST")
    #expect(seen.text == "payload")
  }

  @Test(arguments: [307, 308])
  func `B31: method and body are sent again`(code: Int) async throws {
    try await bodyIsKept(URLSessionClient(), code: code)
  }

  @Test(arguments: [307, 308])
  func `B31: a bare client loses them`(code: Int) async {
    await withKnownIssue { try await bodyIsKept(BareURLSessionClient(), code: code) }
  }

  private func resolves(_ client: some HTTPClient, _ location: String, to target: String) async throws {
    let server = try LoopbackServer { request in
      request.target == "/a/b/start?q" ? .response(302, fields: [("Location", location)]) : .json("{}")
    }
    _ = try await client.send(HTTPRequest(.get, server.url + "/a/b/start?q"))
    #expect(server.requests.map(\.target) == ["/a/b/start?q", target])
  }

  @Test(arguments: [
    ("?x=1", "/a/b/start?x=1"), ("../x", "/a/x"), ("x", "/a/b/x"), ("/x?y", "/x?y"), ("./", "/a/b/"),
    ("../../../x", "/x"),
  ])
  func `B31: a relative Location is resolved by RFC 3986`(location: String, target: String) async throws {
    try await resolves(URLSessionClient(), location, to: target)
  }

  @Test(arguments: [("?x=1", "/a/b/start?x=1"), ("../x", "/a/x")])
  func `B31: a bare client resolves it wrongly`(location: String, target: String) async {
    await withKnownIssue { try await resolves(BareURLSessionClient(), location, to: target) }
  }

  private func refuses(_ client: some HTTPClient, _ location: String) async throws {
    let server = try LoopbackServer { _ in .response(302, fields: [("Location", location)]) }
    let request = try HTTPRequest(.get, server.url)
    let error = await #expect(throws: HTTPError.self) { try await client.send(request) }
    #expect(error?.reason == .redirectRefused(.location(location)))
    #expect(error?.stage == .redirect)
    #expect(error?.response?.status == .found)
    #expect(server.requests.count == 1)
  }

  @Test(arguments: ["file:///etc/hostname", "data:text/plain,hi", "http:///x", "ftp://127.0.0.1/"])
  func `B31: a Location that is not http or https is refused`(location: String) async throws {
    try await refuses(URLSessionClient(), location)
  }

  @Test(arguments: ["file:///etc/hostname", "data:text/plain,hi"])
  func `B31: a bare client does something else with it`(location: String) async {
    await withKnownIssue { try await refuses(BareURLSessionClient(), location) }
  }

  /// Nowhere to go: the redirect is the answer, with its status and fields. (B18: its body is lost.)
  @Test(arguments: [nil, "", "http://[::1"] as [String?])
  func `A redirect that leads nowhere is an answer or is refused, and keeps its head`(location: String?)
    async throws
  {
    let server = try LoopbackServer { request in
      let fields = location.map { [("Location", $0)] } ?? []
      return .response(302, fields: fields + [("X-Kept", "yes")], body: "nowhere")
    }
    for policy in [RedirectPolicy.standard, .never] {
      let client = URLSessionClient(configuration: .init(redirects: policy))
      let response: HTTPResponse?
      do throws(HTTPError) {
        response = try await client.send(HTTPRequest(.get, server.url))
      } catch {
        #expect(error.stage == .redirect)
        response = error.response
      }
      #expect(response?.status == .found)
      #expect(response?.fields.first { $0.name == HTTPFields.Name("X-Kept") }?.value == "yes")
    }
  }

  @Test func `A failure after a redirect names where it led`() async throws {
    let closed = try LoopbackServer { _ in .json("{}") }
    closed.stop()
    await closed.stopped()
    let target = closed.url + "/there"
    let server = try LoopbackServer { _ in .response(302, fields: [("Location", target)]) }
    let request = try HTTPRequest(.get, server.url)
    let refused = HTTPError(
      .unreachable(.refused), stage: .connection, request: request, redirectedTo: URL(string: target))
    await #expect(throws: refused) { try await URLSessionClient().send(request) }
  }

  @Test func `B31: a circle is refused at its first repetition`() async throws {
    let server = try LoopbackServer { request in
      .response(302, fields: [("Location", request.path == "/a" ? "/b" : "/a")])
    }
    let request = try HTTPRequest(.get, server.url + "/a")
    let error = await #expect(throws: HTTPError.self) { try await URLSessionClient().send(request) }
    #expect(error?.code == "redirectRefused.loop")
    #expect(server.requests.map(\.path) == ["/a", "/b"])
  }

  @Test func `B31: the number of redirects has a cap`() async throws {
    let server = try LoopbackServer { request in
      .response(302, fields: [("Location", "/\(request.ordinal + 1)")])
    }
    let client = URLSessionClient(configuration: .init(redirects: .follow(upTo: 4)))
    let error = await #expect(throws: HTTPError.self) {
      try await client.send(HTTPRequest(.get, server.url + "/0"))
    }
    #expect(error?.reason == .redirectRefused(.tooMany(limit: 4)))
    #expect(server.requests.map(\.path) == ["/0", "/1", "/2", "/3", "/4"])
  }

  @Test func `A client may leave redirects to its caller`() async throws {
    let server = try LoopbackServer { _ in .response(302, fields: [("Location", "/b")]) }
    let client = URLSessionClient(configuration: .init(redirects: .never))
    let response = try await client.send(HTTPRequest(.get, server.url))
    #expect(response.status == .found)
    #expect(response.fields[.location] == "/b")
    #expect(server.requests.count == 1)
  }
}
