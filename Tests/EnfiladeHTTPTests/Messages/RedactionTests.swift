import EnfiladeHTTP
import Foundation
import Testing

/// A secret is in none of the ways in which Swift turns a value into text.
struct RedactionTests {
  private func texts(of value: Any) -> [String] {
    var dumped = ""
    dump(value, to: &dumped)
    return ["\(value)", String(reflecting: value), dumped]
  }

  @Test func `No text of a request or a response shows a secret`() throws {
    let fields: KeyValuePairs<String, String> = [
      "Authorization": "Bearer hunter2", "Cookie": "id=hunter2", "Set-Cookie": "id=hunter2",
      "Proxy-Authorization": "hunter2", "X-Api-Key": "hunter2", "X-Auth-Token": "hunter2", "Accept": "*/*",
      "X-Auth-Key": "hunter2", "Ocp-Apim-Subscription-Key": "hunter2", "X-Signature": "hunter2",
      "DPoP": "hunter2",
      "X-Api_Key": "hunter2", "Authentication-Info": "hunter2", "My-JWT": "hunter2",
      "X-Credential": "hunter2",
      "Location": "/a?token=hunter2", "Referer": "http://a/#access_token=hunter2",
    ]
    let url = """
      https://example.org/a?token=hunter2&q=seen&api_key=hunter2&password=hunter2&key=hunter2\
      &X-Amz-Signature=hunter2&access-key=hunter2&jwt=hunter2&code_verifier=hunter2&%74oken=hunter2\
      &a=1;sid=hunter2#access_token=hunter2&state=ok
      """
    let request = try HTTPRequest(.post, url, fields: fields, body: .text("password=hunter2"))
    let response = HTTPResponse(
      status: .ok, fields: try HTTPFields(fields), body: Data("hunter2".utf8), url: request.url)
    let errors = [
      HTTPError(.interrupted, stage: .body, request: request, response: response),
      HTTPError(.redirectRefused(.loop(request.url)), stage: .redirect, request: request),
    ]
    let location = "ftp://me:hunter2@example.org/?token=hunter2"
    let refusals: [HTTPError.RedirectRefusal] = [
      .loop(request.url), .downgrade(request.url), .location(location), .location("http://exa mple/?hunter2"),
    ]
    for refusal in refusals {
      for text in texts(of: refusal) { #expect(!text.contains("hunter2")) }
    }
    for value in [request, response, request.fields] as [Any] {
      for text in texts(of: value) {
        #expect(!text.contains("hunter2"))
        #expect(text.contains("seen") || value is HTTPFields)
      }
    }
    for error in errors {
      for text in texts(of: error) + [error.localizedDescription] { #expect(!text.contains("hunter2")) }
    }
    #expect("\(request.fields)".contains("Accept: */*"))
  }

  @Test func `A decoder's words are not repeated where they quote the answer`() throws {
    enum Role: String, Decodable { case admin }
    struct Loud: Error { let body = "hunter2" }
    let request = try HTTPRequest(.get, "http://a/")
    let response = HTTPResponse(status: .ok, body: Data(#"["hunter2"]"#.utf8), url: request.url)
    let quoting = #expect(throws: HTTPError.self) { try Endpoint<[Role]>(request).value(from: response) }
    let loud = #expect(throws: HTTPError.self) {
      try Endpoint<Int>(request) { _ in throw Loud() }.value(from: response)
    }
    for error in [quoting, loud] {
      let shown = error.map { texts(of: $0) + texts(of: $0.reason) } ?? []
      #expect(!shown.isEmpty && shown.allSatisfy { !$0.contains("hunter2") })
    }
  }

  @Test func `A header line in place of a name is not repeated`() {
    let error = #expect(throws: HTTPError.self) { try HTTPFields(["Authorization: Bearer hunter2": ""]) }
    let shown = error.map { texts(of: $0) } ?? []
    #expect(!shown.isEmpty && shown.allSatisfy { $0.contains("Authorization…") && !$0.contains("hunter2") })
  }

  @Test func `What is no secret stays as it is`() throws {
    let request = try HTTPRequest(.get, "https://example.org/a%20b?q=1&monkey=2#f")
    #expect("\(request)" == "GET https://example.org/a%20b?q=1&monkey=2#f")
  }

  @Test func `A URL that cannot be read does not show its query or its user`() {
    let urls = [
      "http://me:hunter2@exa mple.org/", "http://exa mple.org/?token=hunter2", "http://me:hunter2?x@host/",
      "http://me:hunter2", "http://exa mple/#token=hunter2", "me:hunter2@host", "http://me:hunter2@[::1/",
    ]
    for url in urls {
      let error = #expect(throws: HTTPError.self) { try HTTPRequest(.get, url) }
      let shown = error.map { texts(of: $0) } ?? []
      #expect(!shown.isEmpty && shown.allSatisfy { !$0.contains("hunter2") })
    }
  }
}
