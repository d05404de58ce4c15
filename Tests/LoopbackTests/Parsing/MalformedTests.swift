import Testing

@testable import Loopback

@Suite("What is not HTTP/1.1", .timeLimit(.minutes(5))) struct MalformedTests {
  @Test(
    "is refused with a sentence that says what is wrong",
    arguments: [
      ("GET /\r\n", "The request line is not a method, a target and a version with single spaces."),
      ("GET  / HTTP/1.1\r\n", "The request line is not a method, a target and a version with single spaces."),
      ("G@T / HTTP/1.1\r\n", "The method is not a token."),
      ("GET /\u{7F} HTTP/1.1\r\n", "The target is empty or has a control character in it."),
      ("GET / HTTP/2.0\r\n", "The version is not HTTP/1.0 or HTTP/1.1."),
      ("GET / HTTP/1.1\n", "A line ends with LF and no CR before it."),
      ("GET / HTTP/1.1\r\nno colon\r\n", "A header line has no colon."),
      ("GET / HTTP/1.1\r\nA: b\r\n c: folded\r\n", "A header name is not a token."),
      ("GET / HTTP/1.1\r\nA : b\r\n", "A header name is not a token."),
      ("GET / HTTP/1.1\r\nA: b\u{0}\r\n", "A header value has a control character in it."),
      ("POST / HTTP/1.1\r\nContent-Length: +1\r\n\r\n", "Content-Length is not one decimal number."),
      (
        "POST / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n",
        "Content-Length is not one decimal number."
      ),
      (
        "POST / HTTP/1.1\r\nContent-Length: 99999999999999999999\r\n\r\n",
        "Content-Length is not one decimal number."
      ),
      (
        "POST / HTTP/1.1\r\nTransfer-Encoding: gzip, chunked\r\n\r\n",
        "The transfer coding is not chunked alone."
      ),
      (
        "POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\nContent-Length: 1\r\n\r\n",
        "The request has both Content-Length and Transfer-Encoding."
      ),
      ("\(chunked)xyz\r\n", "A chunk size is not a hexadecimal number."),
      ("\(chunked)-1\r\n", "A chunk size is not a hexadecimal number."),
      ("\(chunked)ffffffffffffffff\r\n", "A chunk size is not a hexadecimal number."),
      ("\(chunked)1\r\nab\r\n", "A chunk is too long."),
    ])
  func refused(text: String, sentence: String) {
    #expect(throws: Malformed(sentence)) {
      var parser = RequestParser()
      parser.append(Array(text.utf8))
      while try parser.next() != .needsMore {}
    }
  }

  private static let chunked = "POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n"

  @Test("is answered with 400, and its connection is closed and written down as malformed")
  func answered() async throws {
    let server = try LoopbackServer(answers: [])
    let client = try Client(port: server.port)
    try client.send("HELLO\r\n\r\n")
    let sentence = "The request line is not a method, a target and a version with single spaces."
    #expect(client.receiveAll() == Self.refusal(sentence))
    client.close()
    #expect(await server.connectionClosed(0)?.closed?.how == .malformed(sentence))
    #expect(server.requests == [])
  }

  @Test("is also a head over 512 KiB, and its sender gets to read the 400")
  func hugeHead() async throws {
    let server = try LoopbackServer(answers: [])
    let client = try Client(port: server.port)
    try client.send("GET / HTTP/1.1\r\nA: " + String(repeating: "a", count: 600_000) + "\r\n\r\n")
    let sentence = "The request head (at most 512 KiB) is too long."
    #expect(client.receiveAll() == Self.refusal(sentence))
    client.close()
    #expect(await server.connectionClosed(0)?.closed?.how == .malformed(sentence))
  }

  private static func refusal(_ sentence: String) -> Client.Received {
    let head = "HTTP/1.1 400 Bad Request\r\nContent-Type: text/plain\r\nConnection: close\r\n"
    let text = "\(head)Content-Length: \(sentence.utf8.count)\r\n\r\n\(sentence)"
    return Client.Received(text: text, end: .endOfFile)
  }
}
