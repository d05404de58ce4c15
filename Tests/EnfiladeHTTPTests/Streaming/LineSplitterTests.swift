import EnfiladeTesting
import Foundation
import Testing

@testable import EnfiladeHTTP

struct LineSplitterTests {
  private func lines(
    _ pieces: [Data], ends: LineSplitter.Ends = .any, limit: Int = .max
  ) -> (lines: [String], isTooLong: Bool) {
    var splitter = LineSplitter(ends: ends)
    var lines: [String] = []
    func take() throws(LineSplitter.TooLong) {
      while let line = try splitter.next(limit: limit, { String(decoding: $0, as: UTF8.self) }) {
        lines.append(line)
      }
    }
    do throws(LineSplitter.TooLong) {
      for piece in pieces {
        splitter.append(piece)
        try take()
      }
      splitter.finish()
      try take()
      return (lines, false)
    } catch {
      return (lines, true)
    }
  }

  @Test(arguments: [
    ("", []), ("a", ["a"]), ("a\n", ["a"]), ("a\nb", ["a", "b"]), ("\n", [""]), ("\n\n", ["", ""]),
    ("a\rb\r", ["a", "b"]), ("a\r\nb\r\n", ["a", "b"]), ("\r\n\r\n", ["", ""]), ("\n\r", ["", ""]),
    ("a\r\r\nb", ["a", "", "b"]), ("a\u{85}b\u{2028}c\u{0B}d\n", ["a\u{85}b\u{2028}c\u{0B}d"]),
    ("\u{FEFF}a\n\u{FEFF}b", ["a", "\u{FEFF}b"]), ("\u{FEFF}", []), ("\u{FEFF}\n", [""]),
    ("\u{FEFF}\u{FEFF}a", ["\u{FEFF}a"]), ("\0\n", ["\0"]), ("é€😀\r\n", ["é€😀"]),
  ])
  func `Lines end with LF, CR, or both, wherever the bytes are cut`(text: String, expected: [String]) {
    for pieces in Cuts.all(of: Array(text.utf8)) {
      #expect(lines(pieces) == (expected, false), "\(pieces.map(Array.init))")
    }
  }

  @Test(
    arguments: [
      ([0x61, 0xFF, 0x62, 0x0A], ["a\u{FFFD}b"]),
      ([0xF0, 0x9F, 0x98, 0x0A, 0x80], ["\u{FFFD}", "\u{FFFD}"]),
      ([0xEF, 0xBB], ["\u{FFFD}"]), ([0xEF, 0xBB, 0x0A], ["\u{FFFD}"]),
      ([0xEF, 0x0A, 0xBB], ["\u{FFFD}", "\u{FFFD}"]),
      ([0xEF, 0xBB, 0xEF, 0xBB, 0xBF], ["\u{FFFD}\u{FEFF}"]),
    ] as [([UInt8], [String])])
  func `What is no UTF-8 is repaired, wherever the bytes are cut`(bytes: [UInt8], expected: [String]) {
    for pieces in Cuts.all(of: bytes) {
      #expect(lines(pieces) == (expected, false), "\(pieces.map(Array.init))")
    }
  }

  @Test func `A CR is no end where only LF is`() {
    for pieces in Cuts.all(of: Array("a\rb\r\nc\r".utf8)) {
      #expect(lines(pieces, ends: .lineFeed) == (["a\rb\r", "c\r"], false))
    }
  }

  @Test(arguments: [
    ("abc\nabc\r\nabc", 3, ["abc", "abc", "abc"], false), ("abc\nabcd\n", 3, ["abc"], true),
    ("abc\nabcd", 3, ["abc"], true), ("\u{FEFF}abc\n", 3, ["abc"], false), ("\n\n", 0, ["", ""], false),
    ("\na", 0, [""], true), ("éé\n", 4, ["éé"], false), ("éé\n", 3, [], true),
  ])
  func `A line has at most as many bytes as the limit says, wherever the bytes are cut`(
    text: String, limit: Int, expected: [String], isTooLong: Bool
  ) {
    for pieces in Cuts.all(of: Array(text.utf8)) {
      #expect(lines(pieces, limit: limit) == (expected, isTooLong), "\(pieces.map(Array.init))")
    }
  }

  @Test func `A line that is too long is refused before its end has come, and then again`() {
    var splitter = LineSplitter(ends: .any)
    for _ in 0..<2 {
      splitter.append(Data("ab".utf8))
      #expect(throws: Never.self) { try splitter.next(limit: 4) { $0.count } }
    }
    splitter.append(Data("c".utf8))
    for _ in 0..<2 {
      #expect(throws: LineSplitter.TooLong.self) { try splitter.next(limit: 4) { $0.count } }
    }
  }

  @Test func `Bytes that come before the earlier ones are read are not lost`() throws {
    var splitter = LineSplitter(ends: .any)
    for text in ["a\nb", "c\r", "\nd\n"] { splitter.append(Data(text.utf8)) }
    var lines: [String] = []
    while let line = try splitter.next(limit: 9, { String(decoding: $0, as: UTF8.self) }) {
      lines.append(line)
    }
    #expect(lines == ["a", "bc", "d"])
  }

  @Test func `Random bytes in random pieces are the lines of a naive reading`() {
    let seed = UInt64.random(in: .min ... .max)
    print("line splitting, seed \(seed)")
    var generator = SeededGenerator(seed: seed)
    let parts: [[UInt8]] = [
      [0x0A], [0x0D], [0x0D, 0x0A], [0x61], [0x62, 0x63], [0xC3], [0xA9], [0xEF, 0xBB, 0xBF], [0xEF], [0xBB],
      [0xBF], [0xF0, 0x9F, 0x98, 0x80], [0xF0, 0x9F], [0xFF], [0x00], [0xE2, 0x80, 0xA8], [0xED, 0xA0, 0x80],
      [0xC0, 0x80], [0xF5],
    ]
    for _ in 0..<5_000 {
      let count = Int.random(in: 0...40, using: &generator)
      let bytes = (0..<count).flatMap { _ in parts.randomElement(using: &generator) ?? [] }
      let pieces = Cuts.random(of: bytes, using: &generator)
      let expected = NaiveText(bytes).lines
      guard lines(pieces) != (expected, false) else { continue }
      Issue.record("seed \(seed): \(bytes) as \(pieces.map(\.count))")
      return
    }
  }
}
