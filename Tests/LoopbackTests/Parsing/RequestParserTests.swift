import Testing

@testable import Loopback

@Suite("The request parser") struct RequestParserTests {
  private static let stream = """
    POST /a%20b?q=1&q=2 HTTP/1.1\r
    Host: x\r
    accept:  one \r
    Accept: two\r
    Content-Length: 5\r
    \r
    hello\
    PUT /c HTTP/1.1\r
    Transfer-Encoding: chunked\r
    \r
    3;name=value\r
    abc\r
    00a\r
    0123456789\r
    0\r
    Trailer: t\r
    \r
    GET / HTTP/1.0\r
    Empty:\r
    \r

    """

  private static let expected = [
    Parsed(
      line: "POST /a%20b?q=1&q=2 HTTP/1.1",
      fields: ["Host: x", "accept: one", "Accept: two", "Content-Length: 5"],
      body: "hello"),
    Parsed(line: "PUT /c HTTP/1.1", fields: ["Transfer-Encoding: chunked"], body: "abc0123456789"),
    Parsed(line: "GET / HTTP/1.0", fields: ["Empty: "], body: ""),
  ]

  @Test("reads lengths, chunks and fields in order from one piece")
  func onePiece() throws {
    #expect(try Self.parse([Self.stream[...]]) == Self.expected)
  }

  @Test("reads the same wherever the stream is split in two")
  func everySplit() throws {
    for index in Self.stream.utf8.indices {
      let pieces = [Self.stream[..<index], Self.stream[index...]]
      #expect(try Self.parse(pieces) == Self.expected)
    }
  }

  @Test("reads the same when every byte comes alone")
  func byteByByte() throws {
    let utf8 = Self.stream.utf8
    let pieces = utf8.indices.map { Self.stream[$0..<utf8.index(after: $0)] }
    #expect(try Self.parse(pieces) == Self.expected)
  }

  @Test("keeps the head as it was sent, without empty lines before it")
  func rawHead() throws {
    var parser = RequestParser()
    parser.append(Array("\r\n\r\nGET / HTTP/1.1\r\nA:b\r\nC:   d\r\n\r\nrest".utf8))
    guard case .request(let head, let body) = try parser.next(), body.bytes.isEmpty else {
      Issue.record("The request is not complete.")
      return
    }
    #expect(String(decoding: head.bytes, as: UTF8.self) == "GET / HTTP/1.1\r\nA:b\r\nC:   d\r\n\r\n")
  }

  @Test("repairs field values that are not UTF-8")
  func latin1() throws {
    var parser = RequestParser()
    parser.append(Array("GET / HTTP/1.1\r\nA: ".utf8) + [0xE9] + Array("\r\n\r\n".utf8))
    guard case .request(let head, let body) = try parser.next(), body.bytes.isEmpty else {
      Issue.record("The request is not complete.")
      return
    }
    #expect(head.fields == [LoopbackField(name: "A", value: "\u{FFFD}")])
  }

  @Test("takes a head of 512 KiB and refuses one byte more", arguments: [0, 1])
  func headLimit(excess: Int) throws {
    let start = "GET / HTTP/1.1\r\nA: "
    let filler = String(repeating: "a", count: 524_288 - start.utf8.count - 4 + excess)
    let parse = { try Self.parse(["\(start)\(filler)\r\n\r\n"]).count }
    if excess == 0 {
      #expect(try parse() == 1)
    } else {
      #expect(throws: Malformed("The request head (at most 512 KiB) is too long."), performing: parse)
    }
  }

  private struct Parsed: Equatable {
    let line: String
    let fields: [String]
    let body: String
  }

  private static func parse(_ pieces: [Substring]) throws -> [Parsed] {
    var parser = RequestParser()
    var requests: [Parsed] = []
    for piece in pieces {
      parser.append(Array(piece.utf8))
      var isWaiting = false
      while !isWaiting {
        switch try parser.next() {
        case .needsMore: isWaiting = true
        case .head: break
        case .request(let head, let body):
          requests.append(
            Parsed(
              line: "\(head.method) \(head.target) HTTP/1.\(head.minorVersion)",
              fields: head.fields.map { "\($0.name): \($0.value)" },
              body: String(decoding: body.bytes, as: UTF8.self)))
        }
      }
    }
    return requests
  }
}
