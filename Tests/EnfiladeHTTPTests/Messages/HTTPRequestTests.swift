import EnfiladeHTTP
import Foundation
import Testing

struct HTTPRequestTests {
  @Test(arguments: [
    "http://example.org", "https://example.org:8443/a?b=c#d", "HTTP://EXAMPLE.org/", "http://[::1]:80/",
    "http://127.0.0.1:1/", "http://example.org/grüße",
  ])
  func `An absolute http or https URL is accepted`(url: String) throws {
    #expect(try HTTPRequest(.get, url).method == .get)
  }

  @Test(arguments: [
    ("HTTP://example.org/a", "http://example.org/a"),
    ("http://example.org/a%20b|c", "http://example.org/a%20b%7Cc"),
    ("http://example.org/x%2Fy|z", "http://example.org/x%2Fy%7Cz"),
    ("http://example.org/p?q=%26&r=ü", "http://example.org/p?q=%26&r=%C3%BC"),
    ("http://example.org/ü%20x#ß%41", "http://example.org/%C3%BC%20x#%C3%9F%41"),
    ("http://example.org/100%", "http://example.org/100%25"),
    ("http://example.org/%zz%4", "http://example.org/%25zz%254"),
    ("http://example.org/a?b[]=\"c\"", "http://example.org/a?b%5B%5D=%22c%22"),
    ("http://example.org/#a#b", "http://example.org/#a%23b"),
    ("http://bücher.example/ü%20x", "http://xn--bcher-kva.example/%C3%BC%20x"),
  ])
  func `What a URL cannot contain is encoded, and what is encoded stays`(text: String, url: String) throws {
    #expect(try HTTPRequest(.get, text).url.absoluteString == url)
  }

  @Test(arguments: [
    ("", "is no URL"),
    ("http://exa mple.org/", "has white space or a control character in it; write a space as %20"),
    ("http://example.org/\r\nX: y", "has white space or a control character in it; write a space as %20"),
    ("http://example.org:port/", "is no URL"),
    ("/relative", "must begin with http:// or https://"),
    ("example.org", "must begin with http:// or https://"),
    ("file:///etc/hosts", "must begin with http:// or https://"),
    ("data:text/plain,hi", "must begin with http:// or https://"),
    ("ftp://example.org/", "must begin with http:// or https://"),
    ("http://", "has no host"),
    ("http:///path", "has no host"),
    ("http:path", "has no host"),
    ("http://:80/", "has no host"),
    ("http://example.org:0/", "has the port 0, which is not between 1 and 65535"),
    ("http://example.org:99999/", "has the port 99999, which is not between 1 and 65535"),
  ])
  func `Any other URL is refused with what is wrong`(url: String, fault: String) {
    let error = #expect(throws: HTTPError.self) { try HTTPRequest(.get, url) }
    guard case .invalidRequest(.url(_, fault: let said)) = error?.reason else {
      Issue.record("unexpected: \(String(describing: error))")
      return
    }
    #expect(said == fault)
    #expect(error?.stage == .request)
    #expect(error?.code == "invalidRequest.url")
  }

  @Test func `A user or password in the URL is refused, and not repeated`() {
    let error = #expect(throws: HTTPError.self) { try HTTPRequest(.get, "http://me:hunter2@example.org/") }
    let text = error.map(String.init(describing:)) ?? ""
    #expect(text.contains("send an Authorization field instead"))
    #expect(!text.contains("hunter2"))
  }

  @Test func `A header with a line break is refused, and the error names the request`() {
    let error = #expect(throws: HTTPError.self) {
      try HTTPRequest(.get, "http://example.org/a", fields: ["X-Name": "a\r\nInjected: yes"])
    }
    #expect(
      error.map(String.init(describing:)) == """
        GET http://example.org/a failed: the value of the header X-Name has a line break or another control \
        character; remove it.
        """)
  }

  @Test(arguments: [HTTPMethod.get, .head, .trace])
  func `A method without a body refuses one`(method: HTTPMethod) throws {
    let request = try HTTPRequest(method, "http://example.org/", body: .text("x"))
    #expect(throws: HTTPError.self) { try request.validate() }
  }

  @Test(arguments: ["Content-Length", "transfer-encoding", "Connection", "HOST", "Upgrade", "TE", "Expect"])
  func `A field that frames the message is refused`(name: String) throws {
    let request = try HTTPRequest(.get, "http://example.org/", fields: [name: "1"])
    let refused = HTTPError(.invalidRequest(.framingField(name)), stage: .request, request: request)
    #expect(throws: refused) { try request.validate() }
  }

  @Test(arguments: [Duration.zero, .seconds(-1), .nanoseconds(-1)])
  func `A timeout must leave some time`(timeout: Duration) throws {
    let request = try HTTPRequest(.get, "http://example.org/", timeout: timeout)
    let refused = HTTPError(.invalidRequest(.timeout(timeout)), stage: .request, request: request)
    #expect(throws: refused) { try request.validate() }
  }

  @Test func `A media type cannot carry a line break`() throws {
    let request = try HTTPRequest(
      .post, "http://example.org/", body: HTTPBody(Data(), contentType: "a/b\r\nX: y"))
    #expect(throws: HTTPError.self) { try request.validate() }
  }

  @Test func `A value that cannot be encoded as JSON is an error that says where, not a trap`() {
    let error = #expect(throws: HTTPError.self) { try HTTPBody.json(["a": [1, Double.infinity]]) }
    #expect(error.map(String.init(describing:)) == "The JSON body cannot be encoded at “a.1”.")
  }
}
