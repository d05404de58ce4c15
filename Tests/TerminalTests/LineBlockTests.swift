import Terminal
import Testing

@MainActor @Suite("A block of lines") struct LineBlockTests {
  private let transcript = Transcript()

  @Test("is written line by line")
  func show() {
    LineBlock(on: transcript.output(.colorful)).show([StyledText("a", .red), "b"])
    #expect(transcript.text == "\u{1B}[31ma\u{1B}[0m\nb\n")
  }

  @Test("is replaced in one write by the next lines")
  func replace() {
    let block = LineBlock(on: transcript.output(.colorless))
    block.show(["a", "b", "c"])
    block.show(["d"])
    block.show(["e"])
    #expect(transcript.text == "a\nb\nc\n\u{1B}[3A\u{1B}[Jd\n\u{1B}[1A\u{1B}[Je\n")
  }

  @Test("is cleared once")
  func clear() {
    let block = LineBlock(on: transcript.output(.colorless))
    block.show(["a", "b"])
    block.clear()
    block.clear()
    block.show(["c"])
    #expect(transcript.text == "a\nb\n\u{1B}[2A\u{1B}[Jc\n")
  }

  @Test("counts the rows of lines that are too long")
  func wrapping() {
    let block = LineBlock(on: transcript.output(.colorful, columns: 4))
    block.show([StyledText("ab", .dim) + StyledText("cdefghi", .red), "1234"])
    block.clear()
    let rows = [
      "\u{1B}[2mab\u{1B}[0m\u{1B}[31mcd\u{1B}[0m\n", "\u{1B}[31mefgh\u{1B}[0m\n", "\u{1B}[31mi\u{1B}[0m\n",
      "1234\n",
    ]
    #expect(transcript.text == rows.joined() + "\u{1B}[4A\u{1B}[J")
  }

  @Test("gives characters of unknown width enough room")
  func wideCharacters() {
    let block = LineBlock(on: transcript.output(.colorful, columns: 4))
    block.show(["中文字", "aé中"])
    block.clear()
    #expect(transcript.text == "中文\n字\naé\n中\n\u{1B}[4A\u{1B}[J")
  }

  @Test("is only added to where nothing can be erased")
  func plain() {
    let block = LineBlock(on: transcript.output(.plain, columns: 2))
    block.show(["abcdef"])
    block.show(["d"])
    block.clear()
    #expect(transcript.text == "abcdef\nd\n")
  }
}
