import Terminal
import Testing

@Suite("The traits of a stream") struct TerminalTraitsTests {
  @Test(
    "come from the environment and from whether it is a terminal",
    arguments: [
      (["TERM": "xterm"], true, TerminalTraits.colorful),
      (["TERM": "xterm"], false, .plain),
      (["TERM": "xterm", "NO_COLOR": "1"], true, .colorless),
      (["TERM": "xterm", "NO_COLOR": "0"], true, .colorless),
      (["TERM": "xterm", "NO_COLOR": ""], true, .colorful),
      (["TERM": "xterm", "NO_COLOR": "1"], false, .plain),
      (["TERM": "dumb"], true, .plain),
      (["TERM": ""], true, .plain),
      ([:], true, .plain),
      ([:], false, .plain),
    ])
  func detection(environment: [String: String], isTerminal: Bool, expected: TerminalTraits) {
    #expect(TerminalTraits(environment: environment, isTerminal: isTerminal) == expected)
  }
}
