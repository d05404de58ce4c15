import Terminal
import Testing

@Suite("An output") struct TerminalOutputTests {
  private let transcript = Transcript()

  @Test("writes raw text as it is")
  func raw() {
    transcript.output(.plain).write("\u{1B}[2J\r")
    #expect(transcript.text == "\u{1B}[2J\r")
  }

  @Test("writes a line with its styles where there is colour")
  func colorLine() {
    transcript.output(.colorful).writeLine(StyledText("no", .bold, .red) + " way")
    #expect(transcript.text == "\u{1B}[1;31mno\u{1B}[0m way\n")
  }

  @Test("writes a line without its styles elsewhere", arguments: [TerminalTraits.colorless, .plain])
  func plainLine(traits: TerminalTraits) {
    transcript.output(traits).writeLine(StyledText("no", .bold, .red) + " way")
    #expect(transcript.text == "no way\n")
  }

  @Test("can be written to as if it were plain")
  func plain() {
    let plain = transcript.output(.colorful, columns: 80).plain
    plain.writeLine(StyledText("no", .red))
    #expect(plain.traits == .plain)
    #expect(plain.columns == 80)
    #expect(transcript.text == "no\n")
  }

  @Test("does not take a width of 0 at its word", arguments: [0, -1])
  func columns(reported: Int) {
    #expect(transcript.output(.colorful, columns: reported).columns == nil)
  }
}
