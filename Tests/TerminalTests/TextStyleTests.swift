import Terminal
import Testing

@Suite("A text style") struct TextStyleTests {
  @Test("is one SGR sequence before the text, and a reset after it", arguments: TextStyle.allCases)
  func sequence(style: TextStyle) {
    let text = StyledText("x", style)
    #expect(text.rendered(color: true) == "\u{1B}[\(style.rawValue)mx\u{1B}[0m")
    #expect(text.rendered(color: false) == "x")
  }

  @Test("leaves an empty text empty")
  func empty() {
    #expect(StyledText("", .red).rendered(color: true) == "")
  }
}
