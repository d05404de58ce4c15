import EnfiladeHTTP
import Foundation
import Testing

private struct Person: Codable, Equatable {
  struct Pet: Codable, Equatable {
    var name: String
  }

  var name: String
  var pets: [Pet] = []
}

struct EndpointTests {
  private func response(
    _ body: String, status: HTTPStatus = .ok, type: String = "application/json"
  ) throws -> HTTPResponse {
    HTTPResponse(
      status: status, fields: try HTTPFields(["Content-Type": type]), body: Data(body.utf8),
      url: try #require(URL(string: "http://a/person")))
  }

  private func endpoint() throws -> Endpoint<Person> {
    Endpoint(try HTTPRequest(.get, "http://a/person"))
  }

  private func failure(_ response: HTTPResponse) throws -> HTTPError {
    let error = #expect(throws: HTTPError.self) { try endpoint().value(from: response) }
    return try #require(error)
  }

  @Test func `An accepted answer is decoded`() throws {
    let body = #"{"name": "Ada", "pets": [{"name": "Rex"}]}"#
    #expect(try endpoint().value(from: response(body)) == Person(name: "Ada", pets: [.init(name: "Rex")]))
  }

  @Test func `Another status is a failure that keeps the response, even with a body that would decode`()
    throws
  {
    let answer = try response(#"{"name": "Ada", "pets": []}"#, status: .internalServerError)
    let error = try failure(answer)
    #expect(error.reason == .unexpectedStatus(.internalServerError))
    #expect(error.stage == .status)
    #expect(error.response == answer)
    #expect(error.isRetryable)
    #expect("\(error)" == "GET http://a/person failed: the server answered with status 500.")
  }

  @Test(arguments: [
    (
      #"{"name": "Ada", "pets": [{"name": 3}]}"#, HTTPError.Undecodable.Kind.wrongType, ["pets", "0", "name"]
    ),
    (#"{"name": "Ada", "pets": [{}]}"#, .missing, ["pets", "0", "name"]),
    (#"{"name": null, "pets": []}"#, .missing, ["name"]),
    ("[]", .wrongType, []),
    ("12", .wrongType, []),
    (#"{"name": "#, .malformed, []),
    ("nonsense", .malformed, []),
    ("", .emptyBody, []),
  ])
  func `A body that does not fit says what is wrong and where`(
    body: String, kind: HTTPError.Undecodable.Kind, path: [String]
  ) throws {
    let error = try failure(response(body))
    guard case .undecodable(let undecodable) = error.reason else {
      Issue.record("unexpected: \(error)")
      return
    }
    #expect(undecodable.kind == kind)
    #expect(undecodable.codingPath == path)
    #expect(undecodable.excerpt == body)
    #expect(error.stage == .decoding)
    #expect(error.underlying is DecodingError)
    #expect(!error.isRetryable)
  }

  @Test func `A web page in place of data is called one`() throws {
    let page = "<!DOCTYPE html><html><body>Log in</body></html>"
    let said = "GET http://a/person failed: the server sent a web page (HTML) instead of data."
    #expect("\(try failure(response(page, type: "text/html; charset=utf-8")))" == said)
    #expect("\(try failure(response(page, type: "text/plain")))" == said)
    let untyped = HTTPResponse(
      status: .ok, body: Data(("\n " + page).utf8), url: try #require(URL(string: "http://a/person")))
    #expect("\(try failure(untyped))" == said)
  }

  @Test func `Data that calls itself a web page is judged as data`() throws {
    let error = try failure(response("[1]", type: "text/html"))
    #expect(error.code == "undecodable.wrongType")
  }

  @Test func `A property list that is cut off is malformed, and not bad text`() throws {
    let whole = try PropertyListEncoder.binary.encode(Person(name: "Ada"))
    let answer = HTTPResponse(
      status: .ok, body: whole.dropLast(9), url: try #require(URL(string: "http://a/person")))
    let endpoint = Endpoint<Person>(try HTTPRequest(.get, "http://a/person"), decoder: PropertyListDecoder())
    let error = #expect(throws: HTTPError.self) { try endpoint.value(from: answer) }
    #expect(error?.code == "undecodable.malformed")
  }

  @Test func `Text that is not UTF-8 is called that`() throws {
    let body = Data(#"{"name": ""#.utf8) + [0xC3, 0x28] + Data(#"", "pets": []}"#.utf8)
    let answer = HTTPResponse(status: .ok, body: body, url: try #require(URL(string: "http://a/person")))
    guard case .undecodable(let undecodable) = try failure(answer).reason else {
      Issue.record("decoded, or failed in another way")
      return
    }
    #expect(undecodable.kind == .invalidUTF8)
  }

  @Test func `An excerpt is short, and no description shows it`() throws {
    let error = try failure(response(String(repeating: "hunter2 ", count: 100)))
    guard case .undecodable(let undecodable) = error.reason else {
      Issue.record("unexpected: \(error)")
      return
    }
    #expect(undecodable.excerpt.utf8.count == 200)
    #expect(!"\(error)".contains("hunter2"))
  }

  @Test func `An endpoint may accept other codes and read its answer in its own way`() throws {
    let request = try HTTPRequest(.delete, "http://a/person")
    let existed = Endpoint<Bool>(request, acceptedCodes: [200, 204, 404]) { $0.status.isSuccess }
    #expect(try existed.value(from: response("", status: .noContent)))
    #expect(try !existed.value(from: response("", status: .notFound)))
  }

  @Test func `A decoder of one's own conforms in one line`() throws {
    let endpoint = Endpoint<String>(try HTTPRequest(.get, "http://a/"), decoder: ShoutingDecoder())
    #expect(try endpoint.value(from: response("hey")) == "HEY")
  }

  @Test func `Property lists decode too`() throws {
    let encoder = PropertyListEncoder()
    let body = try encoder.encode(Person(name: "Ada"))
    let answer = HTTPResponse(status: .ok, body: body, url: try #require(URL(string: "http://a/person")))
    let endpoint = Endpoint<Person>(try HTTPRequest(.get, "http://a/person"), decoder: PropertyListDecoder())
    #expect(try endpoint.value(from: answer) == Person(name: "Ada"))
  }
}

extension PropertyListEncoder {
  fileprivate static var binary: PropertyListEncoder {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    return encoder
  }
}

private struct ShoutingDecoder: ResponseDecoder {
  func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
    try JSONDecoder().decode(
      type, from: JSONEncoder().encode(String(decoding: data, as: UTF8.self).uppercased()))
  }
}
