import EnfiladeTesting
import Foundation
import Testing

@testable import EnfiladeHTTP

struct ServerSentEventParserTests {
  private func parse(
    _ pieces: [Data], limit: Int = 1 << 20
  ) -> (events: [ServerSentEvent], error: HTTPError?, parser: ServerSentEventParser) {
    var parser = ServerSentEventParser(limit: limit)
    var events: [ServerSentEvent] = []
    do throws(HTTPError) {
      for piece in pieces {
        parser.append(piece)
        while let event = try parser.next() { events.append(event) }
      }
      return (events, nil, parser)
    } catch {
      return (events, error, parser)
    }
  }

  /// WHATWG HTML Standard, sections 9.2.1 and 9.2.6.
  static let examples: [(String, [ServerSentEvent])] = [
    (
      """
      data: This is the first message.

      data: This is the second message, it
      data: has two lines.

      data: This is the third message.


      """,
      [
        ServerSentEvent(data: "This is the first message."),
        ServerSentEvent(data: "This is the second message, it\nhas two lines."),
        ServerSentEvent(data: "This is the third message."),
      ]
    ),
    (
      "event: add\ndata: 73857293\n\nevent: remove\ndata: 2153\n\nevent: add\ndata: 113411\n\n",
      [
        ServerSentEvent(type: "add", data: "73857293"), ServerSentEvent(type: "remove", data: "2153"),
        ServerSentEvent(type: "add", data: "113411"),
      ]
    ),
    ("data: YHOO\ndata: +2\ndata: 10\n\n", [ServerSentEvent(data: "YHOO\n+2\n10")]),
    (
      ": test stream\n\ndata: first event\nid: 1\n\ndata:second event\nid\n\ndata:  third event\n",
      [ServerSentEvent(data: "first event", lastEventID: "1"), ServerSentEvent(data: "second event")]
    ),
    (
      ": test stream\n\ndata: first event\nid: 1\n\ndata:second event\nid\n\ndata:  third event\n\n",
      [
        ServerSentEvent(data: "first event", lastEventID: "1"), ServerSentEvent(data: "second event"),
        ServerSentEvent(data: " third event"),
      ]
    ),
    ("data\n\ndata\ndata\n\ndata:", [ServerSentEvent(data: ""), ServerSentEvent(data: "\n")]),
    ("data:test\n\ndata: test\n\n", [ServerSentEvent(data: "test"), ServerSentEvent(data: "test")]),
  ]

  @Test(arguments: examples, ["\n", "\r", "\r\n"])
  func `The standard's examples, wherever the bytes are cut and however lines end`(
    example: (text: String, events: [ServerSentEvent]), end: String
  ) {
    let text = example.text.replacingOccurrences(of: "\n", with: end)
    for pieces in Cuts.all(of: Array(text.utf8)) {
      guard parse(pieces).events != example.events else { continue }
      Issue.record("\(pieces.map(\.count)) of \(text.debugDescription)")
      return
    }
  }

  @Test(arguments: [
    ("\u{FEFF}data: a\n\n", [ServerSentEvent(data: "a")]), ("\u{FEFF}\u{FEFF}data: a\n\n", []),
    ("data: a\n\n\u{FEFF}data: b\n\n", [ServerSentEvent(data: "a")]),
    ("event: x\n\ndata: a\n\n", [ServerSentEvent(data: "a")]),
    ("event: x\nevent\ndata: a\n\n", [ServerSentEvent(data: "a")]),
    ("event: x\nevent: y\ndata: a\n\n", [ServerSentEvent(type: "y", data: "a")]),
    ("Data: a\n\n", []), (" data: a\n\n", []), ("data : a\n\n", []), ("dataX: a\n\ndat: a\n\n", []),
    ("data: a:b\n\n", [ServerSentEvent(data: "a:b")]), ("data:  \n\n", [ServerSentEvent(data: " ")]),
    ("data:\ta\n\n", [ServerSentEvent(data: "\ta")]),
    ("data:\n\n", [ServerSentEvent(data: "")]), ("data: a\n:c\ndata: b\n\n", [ServerSentEvent(data: "a\nb")]),
    ("data: \0é😀\n\n", [ServerSentEvent(data: "\0é😀")]),
    ("id: 1\nid: a\0b\ndata: a\n\n", [ServerSentEvent(data: "a", lastEventID: "1")]),
    (
      "id: 1\ndata: a\n\ndata: b\n\nid\ndata: c\n\n",
      [
        ServerSentEvent(data: "a", lastEventID: "1"), ServerSentEvent(data: "b", lastEventID: "1"),
        ServerSentEvent(data: "c"),
      ]
    ), ("id: 1\n\ndata: a\n\n", [ServerSentEvent(data: "a", lastEventID: "1")]),
  ])
  func `What the rules say of single fields, wherever the bytes are cut`(
    text: String, expected: [ServerSentEvent]
  ) {
    for pieces in Cuts.all(of: Array(text.utf8)) {
      #expect(parse(pieces).events == expected, "\(pieces.map(\.count))")
    }
  }

  @Test(arguments: [
    ("retry: 1500\n", Duration.milliseconds(1_500)), ("retry:0\n", .zero),
    ("retry: 1\nretry: 2\n", .milliseconds(2)),
    ("retry: 5", nil), ("retry: -5\n", nil), ("retry: +5\n", nil), ("retry: 5s\n", nil), ("retry:  5\n", nil),
    ("retry\n", nil), ("retry:\n", nil), ("retry: 5\nretry: x\n", .milliseconds(5)), ("retry: ٣\n", nil),
    ("retry: 99999999999999999999\n", nil), ("retry: 007\n", .milliseconds(7)),
  ])
  func `The reconnection time is set by digits alone`(text: String, expected: Duration?) {
    for pieces in Cuts.all(of: Array(text.utf8)) {
      #expect(parse(pieces).parser.reconnectionTime == expected)
    }
  }

  @Test func `The id to come back with is that of a block that has ended`() {
    #expect(parse([Data("id: 1\ndata: a\n\nid: 2\ndata: b\n".utf8)]).parser.lastEventID == "1")
    #expect(parse([Data("id: 1\ndata: a\n\nid: 2\n\n".utf8)]).parser.lastEventID == "2")
  }

  @Test func `An id of an earlier response holds until there is another`() throws {
    var parser = ServerSentEventParser(lastEventID: "7")
    parser.append(Data("data: a\n\n".utf8))
    #expect(try parser.next() == ServerSentEvent(data: "a", lastEventID: "7"))
    #expect(parser.lastEventID == "7")
  }

  @Test(arguments: [
    ("data: 3\n\ndata: 3\n\n", 7, 2, false), ("data: 3\n\ndata: 34\n\n", 7, 1, true),
    ("data:1\ndata:2\n\n", 12, 1, false), ("data:1\ndata:2\n\n", 11, 0, true),
    ("data:1\nx: y\n\n", 9, 0, true), (":12345\n:12345\n:12345\ndata:1\n\n", 6, 1, false),
    (":123456\n", 6, 0, true), (":123456", 6, 0, true),
  ])
  func `An event has at most as many bytes as the limit says, wherever the bytes are cut`(
    text: String, limit: Int, count: Int, isTooLarge: Bool
  ) {
    let error = HTTPError(.tooLarge(.event, limit: limit), stage: .body, request: nil)
    for pieces in Cuts.all(of: Array(text.utf8)) {
      let result = parse(pieces, limit: limit)
      #expect(result.events.count == count)
      #expect(result.error == (isTooLarge ? error : nil))
    }
  }

  @Test func `Endless small lines and endless comments are not kept`() {
    var parser = ServerSentEventParser(limit: 1_000)
    for _ in 0..<10_000 {
      parser.append(Data(": still here\n".utf8))
      #expect(throws: Never.self) { try parser.next() }
    }
    #expect(throws: HTTPError.self) {
      for _ in 0..<1_000 {
        parser.append(Data("data\n".utf8))
        _ = try parser.next()
      }
    }
    #expect(throws: HTTPError.self) { try parser.next() }
  }

  @Test func `Random fields in random pieces are the events of a naive reading`() {
    let seed = UInt64.random(in: .min ... .max)
    print("event parsing, seed \(seed)")
    var generator = SeededGenerator(seed: seed)
    let parts =
      [
        "data", "data", "data:", "data: ", "id", "id: 7", "event: x", "event", "retry: 5", ":", " ", "\n",
        "\n", "\n",
        "\n\n", "\r", "\r\n", "x", "é", "😀", "\0", "\u{FEFF}", "\u{301}",
      ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0xEF, 0xBB]]
    var count = 0
    for _ in 0..<5_000 {
      let bytes = (0..<Int.random(in: 0...40, using: &generator)).flatMap { _ in
        parts.randomElement(using: &generator) ?? []
      }
      let pieces = Cuts.random(of: bytes, using: &generator)
      let events = parse(pieces).events
      count += events.count
      let records = events.map { ServerSentEventRecord(type: $0.type, data: $0.data, id: $0.lastEventID) }
      guard records != NaiveText(bytes).events else { continue }
      Issue.record("seed \(seed): \(bytes) as \(pieces.map(\.count))")
      return
    }
    #expect(count > 1_000)
  }
}
