import EnfiladeHTTP
import Foundation
import Testing

struct HTTPErrorTests {
  @Test(arguments: [
    (
      HTTPError.Reason.unreachable(.refused), HTTPError.Stage.connection,
      "the connection was refused; check that a server listens there."
    ),
    (
      .unreachable(.hostNotFound), .connection,
      "no host of that name was found; check the spelling and the network."
    ),
    (.interrupted, .body, "the connection ended in the middle of the response; try again."),
    (.interrupted, .head, "the connection ended before the server answered; try again."),
    (
      .timedOut(limit: .total, after: .milliseconds(500)), .head,
      "there was no whole answer within 0.5 seconds; try again, or allow more time."
    ),
    (
      .unknown(hint: "odd"), .body,
      "the body did not arrive whole (the transport's hint: odd); try again."
    ),
    (.redirectRefused(.tooMany(limit: 20)), .redirect, "the server redirected more than 20 times."),
    (
      .unreachable(.noRoute), .connection,
      "no connection could be made; check the address, the network and the firewalls on the way."
    ),
    (.closed, .request, "the client was shut down; make a new one."),
  ])
  func `An error is one sentence that names the request, what happened and what to do`(
    reason: HTTPError.Reason, stage: HTTPError.Stage, text: String
  ) throws {
    let request = try HTTPRequest(.get, "http://a/b")
    let error = HTTPError(reason, stage: stage, request: request)
    #expect("\(error)" == "GET http://a/b failed: \(text)")
    #expect(error.localizedDescription == "\(error)")
  }

  @Test func `An error after a redirect names both places`() throws {
    let error = HTTPError(
      .unreachable(.refused), stage: .connection, request: try HTTPRequest(.get, "http://a/b"),
      redirectedTo: URL(string: "http://c:1/d?token=hunter2"))
    #expect(
      "\(error)" == """
        GET http://a/b, redirected to http://c:1/d?token=redacted, failed: the connection was refused; check that \
        a server listens there.
        """)
  }

  @Test func `Codes are stable and tell what is worth telling apart`() {
    func code(_ reason: HTTPError.Reason, _ stage: HTTPError.Stage) -> String {
      HTTPError(reason, stage: stage, request: nil).code
    }
    #expect(code(.unreachable(.refused), .connection) == "unreachable.refused")
    #expect(code(.interrupted, .body) == "interrupted.body")
    #expect(code(.unexpectedStatus(.notFound), .status) == "unexpectedStatus.404")
    #expect(code(.timedOut(limit: .total, after: .zero), .head) == "timedOut.total")
    #expect(code(.cancelled, .head) == "cancelled")
  }

  @Test func `What may be worth another try is told apart`() {
    func isRetryable(_ reason: HTTPError.Reason) -> Bool {
      HTTPError(reason, stage: .head, request: nil).isRetryable
    }
    #expect(isRetryable(.interrupted))
    #expect(isRetryable(.unexpectedStatus(.serviceUnavailable)))
    #expect(!isRetryable(.unexpectedStatus(.notFound)))
    #expect(!isRetryable(.cancelled))
    #expect(!isRetryable(.closed))
    #expect(HTTPError(.unreachable(.noNetwork), stage: .connection, request: nil).isOffline)
    #expect(!HTTPError(.interrupted, stage: .body, request: nil).isOffline)
  }
}
