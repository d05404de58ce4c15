import Terminal
import Testing

@Suite("Sanitising for the terminal") struct StringSanitizedTests {
  @Test(
    "leaves what a terminal shows",
    arguments: ["", "GET http://127.0.0.1:80/", "grüezi", "中文", "👩‍👩‍👧 👍🏽", "می‌خواهم", "e\u{301}", "~", "\u{A0}"])
  func text(text: String) {
    #expect(text.sanitizedForTerminal == text)
  }

  @Test(
    "takes the sting out of escape sequences",
    arguments: [
      ("\u{1B}[31mred", "�[31mred"),
      ("\u{9B}31mred", "�31mred"),
      ("\u{1B}]0;title\u{07}", "�]0;title�"),
      ("\u{1B}]52;c;cm0gLXJm\u{1B}\\", "�]52;c;cm0gLXJm�\\"),
      ("a\u{08}b\u{7F}c\u{0}", "a�b�c�"),
    ])
  func escapes(text: String, expected: String) {
    #expect(text.sanitizedForTerminal == expected)
  }

  @Test(
    "makes one line of many",
    arguments: [
      ("a\nb", "a b"), ("a\r\nb", "a b"), ("a\n\n\tb", "a b"), ("a\u{2028}b\u{85}c\u{0B}", "a b c "),
      ("a \n b", "a   b"), ("\n", " "),
    ])
  func lines(text: String, expected: String) {
    #expect(text.sanitizedForTerminal == expected)
  }

  @Test(
    "shows where the direction is turned and tags are hidden",
    arguments: [
      ("moc.\u{202E}elpmaxe", "moc.�elpmaxe"), ("\u{2066}x\u{2069}", "�x�"), ("a\u{200F}b\u{061C}", "a�b�"),
      ("a\u{E0041}", "a�"),
    ])
  func disguises(text: String, expected: String) {
    #expect(text.sanitizedForTerminal == expected)
  }

  @Test("leaves no control character of all there are")
  func allControls() {
    let controls = (0..<0xA0).compactMap(Unicode.Scalar.init(_:)).filter {
      $0.properties.generalCategory == .control
    }
    #expect(controls.count == 65)
    let left = controls.map { String(Character($0)).sanitizedForTerminal }
    #expect(Set(left) == [" ", "\u{FFFD}"])
  }

  @Test("does nothing to what it has done")
  func idempotent() {
    let once = "a\u{1B}[2J\n\u{202E}b".sanitizedForTerminal
    #expect(once.sanitizedForTerminal == once)
  }
}
