import EnfiladeTesting
import Terminal
import Testing

@Suite("A progress line", .timeLimit(.minutes(5))) struct ProgressLineTests {
  private let transcript = Transcript()
  private let clock = ManualClock()

  @Test("is drawn at once, redrawn ten times a second, and erased at its end")
  func life() async {
    let progress = ProgressLine("loading", on: transcript.output(.colorless), clock: clock)
    await clock.sleeping(1)
    clock.advance(by: .milliseconds(99))
    #expect(transcript.takeText() == "\r⠋ loading  0.0 s\u{1B}[K")
    clock.advance(by: .milliseconds(1))
    await clock.sleeping(1)
    #expect(transcript.takeText() == "\r⠙ loading  0.1 s\u{1B}[K")
    clock.advance(by: .milliseconds(1149))
    await clock.sleeping(1)
    #expect(transcript.takeText() == "\r⠹ loading  1.2 s\u{1B}[K")
    progress.end()
    #expect(transcript.text == "\r\u{1B}[K")
  }

  @Test("turns its spinner round")
  func spinner() async {
    let progress = ProgressLine("x", on: transcript.output(.colorless), clock: clock)
    for _ in 0..<10 {
      await clock.sleeping(1)
      clock.advance(by: .milliseconds(100))
    }
    await clock.sleeping(1)
    progress.end()
    #expect(transcript.text.filter { "⠀" < $0 && $0 < "⣿" } == "⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏⠋")
  }

  @Test("has colour where there is colour")
  func color() {
    let progress = ProgressLine("loading", on: transcript.output(.colorful), clock: clock)
    #expect(transcript.text == "\r\u{1B}[36m⠋\u{1B}[0m loading  \u{1B}[2m0.0 s\u{1B}[0m\u{1B}[K")
    progress.end()
  }

  @Test(
    "stays within the width",
    arguments: [(8, "⠋ load"), (1, ""), (0, "⠋ loading  0.0 s"), (20, "⠋ loading  0.0 s")])
  func width(columns: Int, expected: String) {
    let progress = ProgressLine("loading", on: transcript.output(.colorless, columns: columns), clock: clock)
    #expect(transcript.text == "\r\(expected)\u{1B}[K")
    progress.end()
  }

  @Test("ends when it is freed")
  func freed() async {
    do {
      let progress = ProgressLine("loading", on: transcript.output(.colorless), clock: clock)
      _ = transcript.takeText()
      withExtendedLifetime(progress) {}
    }
    #expect(transcript.text == "\r\u{1B}[K")
  }

  @Test("ends once, and is never drawn after that")
  func endsOnce() async {
    let progress = ProgressLine("loading", on: transcript.output(.colorless), clock: clock)
    await clock.sleeping(1)
    progress.end()
    _ = transcript.takeText()
    progress.end()
    clock.advance(by: .seconds(1))
    #expect(clock.sleepers == 0)
    #expect(transcript.text == "")
  }

  @Test("writes nothing, and wakes nobody, where nothing can be erased")
  func plain() {
    let progress = ProgressLine("loading", on: transcript.output(.plain), clock: clock)
    clock.advance(by: .seconds(1))
    progress.end()
    #expect(clock.sleepers == 0)
    #expect(transcript.text == "")
  }
}
