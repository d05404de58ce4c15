import Foundation
import Testing

@testable import Running

@Suite struct TerminalWidthTests {
  /// The width of a terminal that is given so many columns.
  private func width(of columns: UInt16, environment: [String: String] = [:]) throws -> Int? {
    let terminal = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    defer { close(terminal) }
    var size = winsize()
    size.ws_col = columns
    let isSet = ioctl(terminal, UInt(TIOCSWINSZ), &size) == 0
    try #require(isSet)
    return TerminalWidth.columns(of: terminal, environment: environment)
  }

  @Test("A terminal knows how wide it is")
  func terminal() throws {
    #expect(try width(of: 80, environment: ["COLUMNS": "60"]) == 80)
  }

  @Test(
    "One that does not is asked by its variable",
    arguments: [("60", 60), ("0", nil), ("-1", nil), ("wide", nil)] as [(String, Int?)])
  func variable(text: String, columns: Int?) throws {
    #expect(try width(of: 0, environment: ["COLUMNS": text]) == columns)
  }

  @Test("What is no terminal has no width")
  func none() {
    let pipe = Pipe()
    let descriptor = pipe.fileHandleForWriting.fileDescriptor
    #expect(TerminalWidth.columns(of: descriptor, environment: ["COLUMNS": "60"]) == nil)
  }

  @Test(
    "A progress line stays in its line",
    arguments: [(nil, "[1/9] toys/sums"), (40, "[1/9] toys/sums"), (10, "[1/9] toy"), (1, ""), (0, "")]
      as [(Int?, String)])
  func progress(width: Int?, shown: String) {
    var written = ""
    ProgressLine(isShown: true, width: width) { written += $0 }.show("[1/9] toys/sums")
    #expect(written == "\r\(shown)\u{1B}[K")
  }
}
