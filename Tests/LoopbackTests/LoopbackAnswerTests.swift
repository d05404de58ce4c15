import Loopback
import Testing

@Suite("A composed answer", .timeLimit(.minutes(5))) struct LoopbackAnswerTests {
  @Test("is written in canonical form")
  func canonical() throws {
    let cases: [(LoopbackAnswer, String)] = [
      (.response(200), "HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n"),
      (
        .response(404, fields: [("X-A", "1"), ("X-A", "2")], body: "né"),
        "HTTP/1.1 404 Not Found\r\nX-A: 1\r\nX-A: 2\r\nContent-Length: 3\r\n\r\nné"
      ),
      (
        .response(200, fields: [("content-length", "9")], body: "short"),
        "HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\nshort"
      ),
      (
        .response(200, fields: [("Transfer-Encoding", "chunked")], body: "0\r\n\r\n"),
        "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"
      ),
      (.response(204, body: "dropped"), "HTTP/1.1 204 No Content\r\n\r\n"),
      (.response(304, fields: [("ETag", "e")]), "HTTP/1.1 304 Not Modified\r\nETag: e\r\n\r\n"),
      (.response(103), "HTTP/1.1 103 Early Hints\r\n\r\n"),
      (.response(299), "HTTP/1.1 299 Unknown\r\nContent-Length: 0\r\n\r\n"),
      (
        .json("{}", status: 201, fields: [("Location", "/1")]),
        "HTTP/1.1 201 Created\r\nContent-Type: application/json\r\nLocation: /1\r\nContent-Length: 2\r\n\r\n{}"
      ),
      (
        .json("{}", fields: [("content-type", "text/json")]),
        "HTTP/1.1 200 OK\r\ncontent-type: text/json\r\nContent-Length: 2\r\n\r\n{}"
      ),
    ]
    for (answer, text) in cases {
      #expect(try Self.exchange(get("/"), answer) == text)
    }
  }

  @Test("leaves its body out for HEAD, also behind a wait and before more steps")
  func head() throws {
    let request = "HEAD / HTTP/1.1\r\n\r\n"
    let head = "HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\n"
    let answer = LoopbackAnswer.response(200, body: "hello")
    #expect(try Self.exchange(request, answer) == head)
    #expect(try Self.exchange(request, answer.waiting(.zero).then(.text("raw"))) == head + "raw")
    #expect(try Self.exchange(request, LoopbackAnswer(steps: answer.steps)) == head + "hello")
  }

  @Test("is followed by an answer to the next request of a HEAD on the same connection")
  func headAndNext() throws {
    let server = try LoopbackServer { _ in .response(200, body: "hello") }
    let client = try Client(port: server.port)
    try client.send("HEAD / HTTP/1.1\r\n\r\n" + get("/"))
    let expected = "HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\n" + ok("hello")
    withExtendedLifetime(server) { #expect(client.receive(asLongAs: expected) == expected) }
  }

  private static func exchange(_ request: String, _ answer: LoopbackAnswer) throws -> String {
    let server = try LoopbackServer(answers: [answer.then(.close)])
    let client = try Client(port: server.port)
    try client.send(request)
    return withExtendedLifetime(server) { client.receiveAll().text }
  }
}
