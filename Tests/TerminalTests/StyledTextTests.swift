import Terminal
import Testing

@Suite("A styled text") struct StyledTextTests {
  @Test("holds no control character, whichever way it was made")
  func harmless() {
    let hostile = "a\u{1B}[31mb\nc"
    let harmless = "a\u{FFFD}[31mb c"
    let texts: [StyledText] = [
      StyledText(hostile), StyledText(hostile, .red), "\(hostile)", "a\u{1B}[31mb\nc",
    ]
    #expect(texts.map(\.plain) == Array(repeating: harmless, count: 4))
    #expect(("" + StyledText(hostile, .red)).plain == harmless)
  }

  @Test("keeps the styles of its parts")
  func parts() {
    let text = StyledText("a", .red) + "b" + StyledText("c", .green)
    #expect(text.rendered(color: true) == "\u{1B}[31ma\u{1B}[0mb\u{1B}[32mc\u{1B}[0m")
    #expect(text.rendered(color: false) == "abc")
    #expect(text.plain == "abc")
  }
}
