import Foundation
import Testing

@testable import EnfiladeHTTP

struct RedirectChainTests {
  private func answer(_ code: Int, to location: String?) throws -> HTTPResponse {
    var fields = HTTPFields()
    if let location { fields.append(received: .location, location) }
    let url = try #require(URL(string: "http://unused.test/"))
    return HTTPResponse(status: try #require(HTTPStatus(code)), fields: fields, url: url)
  }

  private func follow(
    _ request: HTTPRequest, _ code: Int, to location: String?, policy: RedirectPolicy = .standard
  ) throws -> HTTPRequest? {
    var chain = RedirectChain(request, policy: policy)
    return try chain.next(after: request, answeredBy: answer(code, to: location))
  }

  /// RFC 3986, sections 5.4.1 and 5.4.2, with `http://a/b/c/d;p?q` as the base. References with another
  /// scheme are in another test; fragments are inherited where the reference has none.
  @Test(arguments: [
    ("g", "http://a/b/c/g"), ("./g", "http://a/b/c/g"), ("g/", "http://a/b/c/g/"), ("/g", "http://a/g"),
    ("//g", "http://g"), ("?y", "http://a/b/c/d;p?y"), ("g?y", "http://a/b/c/g?y"),
    ("#s", "http://a/b/c/d;p?q#s"), ("g#s", "http://a/b/c/g#s"), ("g?y#s", "http://a/b/c/g?y#s"),
    (";x", "http://a/b/c/;x"), ("g;x", "http://a/b/c/g;x"), ("g;x?y#s", "http://a/b/c/g;x?y#s"),
    (".", "http://a/b/c/"), ("./", "http://a/b/c/"), ("..", "http://a/b/"), ("../", "http://a/b/"),
    ("../g", "http://a/b/g"), ("../..", "http://a/"), ("../../", "http://a/"), ("../../g", "http://a/g"),
    ("../../../g", "http://a/g"), ("../../../../g", "http://a/g"), ("/./g", "http://a/g"),
    ("/../g", "http://a/g"), ("g.", "http://a/b/c/g."), (".g", "http://a/b/c/.g"),
    ("g..", "http://a/b/c/g.."), ("..g", "http://a/b/c/..g"), ("./../g", "http://a/b/g"),
    ("./g/.", "http://a/b/c/g/"), ("g/./h", "http://a/b/c/g/h"), ("g/../h", "http://a/b/c/h"),
    ("g;x=1/./y", "http://a/b/c/g;x=1/y"), ("g;x=1/../y", "http://a/b/c/y"),
    ("g?y/./x", "http://a/b/c/g?y/./x"), ("g?y/../x", "http://a/b/c/g?y/../x"),
    ("g#s/./x", "http://a/b/c/g#s/./x"), ("g#s/../x", "http://a/b/c/g#s/../x"),
  ])
  func `A Location is resolved by RFC 3986`(location: String, expected: String) throws {
    let request = try HTTPRequest(.post, "http://a/b/c/d;p?q")
    #expect(try follow(request, 303, to: location)?.url.absoluteString == expected)
  }

  @Test(arguments: [
    ("/a%20b c", "http://a/a%20b%20c"), ("/x%2Fy|z", "http://a/x%2Fy%7Cz"), ("HTTP://B/x", "http://B/x"),
    ("/p?q=%26&r=ü", "http://a/p?q=%26&r=%C3%BC"),
  ])
  func `A Location that is not quite valid is made valid`(location: String, expected: String) throws {
    let request = try HTTPRequest(.get, "http://a/b")
    #expect(try follow(request, 302, to: location)?.url.absoluteString == expected)
  }

  @Test func `A fragment is inherited when the Location has none`() throws {
    let request = try HTTPRequest(.get, "http://a/b#part")
    #expect(try follow(request, 302, to: "/c")?.url.absoluteString == "http://a/c#part")
    #expect(try follow(request, 302, to: "/c#other")?.url.absoluteString == "http://a/c#other")
  }

  @Test(arguments: [
    "file:///etc/passwd", "data:text/plain,hi", "ftp://a/", "javascript:alert(1)", "http://", "http:///x",
    "http://a:99999/", "http://me:pw@a/", "http://exa mple/", "g:h", "http:g",
  ])
  func `A Location that is no http or https URL is refused`(location: String) throws {
    let request = try HTTPRequest(.get, "http://a/b/c/d;p?q")
    let error = #expect(throws: RefusedRedirect.self) { try follow(request, 302, to: location) }
    #expect(error?.refusal == .location(location))
  }

  @Test(arguments: [
    (301, HTTPMethod.get, HTTPMethod.get, true), (301, .post, .get, false), (301, .put, .put, true),
    (302, .head, .head, true), (302, .post, .get, false), (302, .delete, .delete, true),
    (303, .get, .get, true), (303, .head, .head, true), (303, .post, .get, false), (303, .put, .get, false),
    (307, .post, .post, true), (307, .get, .get, true), (308, .post, .post, true), (308, .put, .put, true),
  ])
  func `Method and body change as RFC 9110, section 15.4, says`(
    code: Int, method: HTTPMethod, expected: HTTPMethod, keepsBody: Bool
  ) throws {
    let hasBody = ![.get, .head].contains(method)
    let body = hasBody ? HTTPBody.text("x") : nil
    let request = try HTTPRequest(
      method, "http://a/b", fields: ["Content-Language": "en", "Accept": "*/*"], body: body,
      timeout: .seconds(9))
    let next = try #require(try follow(request, code, to: "/c"))
    #expect(next.method == expected)
    #expect(next.body == (keepsBody ? body : nil))
    #expect(next.fields[.accept] == "*/*")
    #expect((next.fields[HTTPFields.Name("Content-Language") ?? .accept] != nil) == keepsBody)
    #expect(next.timeout == .seconds(9))
  }

  @Test(arguments: [
    ("http://a/x", true), ("http://A:80/x", true), ("/x", true), ("http://b/x", false),
    ("http://a:81/x", false), ("https://a/x", false), ("http://a.b/x", false), ("//b/x", false),
  ])
  func `Credentials go to the same origin only`(location: String, keeps: Bool) throws {
    let request = try HTTPRequest(
      .get, "http://a/b",
      fields: [
        "Authorization": "1", "Cookie": "2", "Proxy-Authorization": "3", "X-Api-Key": "4",
        "X-CSRF-Token": "5",
        "Accept": "6",
      ])
    let next = try #require(try follow(request, 307, to: location))
    #expect(next.fields.map(\.value) == (keeps ? ["1", "2", "3", "4", "5", "6"] : ["6"]))
  }

  @Test func `A redirect from https to http is refused unless it is allowed`() throws {
    let request = try HTTPRequest(.get, "https://a/b")
    let error = #expect(throws: RefusedRedirect.self) { try follow(request, 302, to: "http://a/b") }
    #expect(error?.refusal == .downgrade(try #require(URL(string: "http://a/b"))))
    let allowed = RedirectPolicy.follow(upTo: 5, allowsDowngrade: true)
    #expect(try follow(request, 302, to: "http://a/b", policy: allowed)?.url.scheme == "http")
  }

  @Test func `The limit is the number of redirects that are followed`() throws {
    var request = try HTTPRequest(.get, "http://a/0")
    var chain = RedirectChain(request, policy: .follow(upTo: 3))
    for step in 1...3 {
      request = try #require(try chain.next(after: request, answeredBy: answer(302, to: "/\(step)")))
    }
    #expect(chain.count == 3)
    let error = #expect(throws: RefusedRedirect.self) {
      try chain.next(after: request, answeredBy: answer(302, to: "/4"))
    }
    #expect(error?.refusal == .tooMany(limit: 3))
  }

  @Test func `A circle is noticed as soon as it closes`() throws {
    let first = try HTTPRequest(.get, "http://a/1")
    var chain = RedirectChain(first, policy: .standard)
    let second = try #require(try chain.next(after: first, answeredBy: answer(302, to: "/2")))
    let error = #expect(throws: RefusedRedirect.self) {
      try chain.next(after: second, answeredBy: answer(302, to: "/1"))
    }
    #expect(error?.refusal == .loop(first.url))
  }

  @Test func `Going from POST to GET at one URL is no circle`() throws {
    let post = try HTTPRequest(.post, "http://a/form", body: .text("x"))
    #expect(try follow(post, 303, to: "/form")?.method == .get)
  }

  @Test(arguments: [200, 300, 304, 305, 306, 404])
  func `Any other status is the answer`(code: Int) throws {
    #expect(try follow(HTTPRequest(.get, "http://a/"), code, to: "/x") == nil)
  }

  @Test func `A redirect without a Location, or to a client that follows none, is the answer`() throws {
    let request = try HTTPRequest(.get, "http://a/")
    #expect(try follow(request, 302, to: nil) == nil)
    #expect(try follow(request, 302, to: "/x", policy: .never) == nil)
  }
}
