import EnfiladeHTTP
import Testing

struct HTTPMethodTests {
  @Test(arguments: ["GET", "M-SEARCH", "propfind", "X_1", "!#$%&'*+-.^_`|~"])
  func `A token is a method, and its case is kept`(token: String) {
    #expect(HTTPMethod(token)?.token == token)
  }

  @Test(arguments: [
    "", " ", "CONNECT", "connect", "GET ", "GE T", "GET\r\nHost: evil", "GET\u{0}", "GÉT", "GET:", "(GET)",
  ])
  func `Anything else is not`(token: String) {
    #expect(HTTPMethod(token) == nil)
  }

  @Test func `A method that has a name is written in upper case`() {
    #expect(["get", "Post", "hEAD"].map { HTTPMethod($0) } == [.get, .post, .head])
    #expect(["delete", "patch", "trace"].map { HTTPMethod($0)?.token } == ["DELETE", "PATCH", "TRACE"])
  }

  @Test func `Safe and idempotent are as RFC 9110 says`() {
    let all: [HTTPMethod] = [.get, .head, .options, .trace, .put, .delete, .post, .patch]
    #expect(all.filter(\.isSafe) == [.get, .head, .options, .trace])
    #expect(all.filter(\.isIdempotent) == [.get, .head, .options, .trace, .put, .delete])
  }
}

struct HTTPStatusTests {
  @Test func `A status has three digits`() {
    #expect([99, 1000, -1, 0].allSatisfy { HTTPStatus($0) == nil })
    #expect([100, 200, 599, 999].allSatisfy { HTTPStatus($0)?.code == $0 })
  }

  @Test func `Success and redirects are told apart`() {
    let codes = [199, 200, 204, 299, 300, 301, 302, 303, 304, 305, 307, 308, 400]
    let statuses = codes.compactMap { HTTPStatus($0) }
    #expect(statuses.filter(\.isSuccess).map(\.code) == [200, 204, 299])
    #expect(statuses.filter(\.isRedirect).map(\.code) == [301, 302, 303, 307, 308])
  }
}
