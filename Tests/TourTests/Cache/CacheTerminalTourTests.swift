import Loopback
import Testing

@Suite(
  "tour cache on a terminal", .timeLimit(.minutes(5)),
  .enabled(if: TourProcess.hasTerminal, "needs /usr/bin/script of util-linux"))
struct CacheTerminalTourTests {
  private let answer = LoopbackAnswer.json(#"{"origin": "1.2.3.4", "url": "http://a/"}"#)

  @Test("shows progress, erases it, and shows two lines in colour")
  func color() async throws {
    let server = try LoopbackServer(answers: [answer])
    let ending = try await TourProcess.run("cache", "--base-url", server.url, terminal: true)
    #expect(ending.output.hasPrefix("\r\u{1B}[36m⠋\u{1B}[0m loading  \u{1B}[2m0.0 s\u{1B}[0m\u{1B}[K"))
    let lines =
      "\u{1B}[1morigin\u{1B}[0m  \u{1B}[32m1.2.3.4\u{1B}[0m\r\n"
      + "\u{1B}[1murl\u{1B}[0m     \u{1B}[32mhttp://a/\u{1B}[0m\r\n"
    #expect(ending.output.hasSuffix("\r\u{1B}[K" + lines))
    #expect(ending.status == 0)
    #expect(server.requests.count == 1)
  }

  @Test("has no colour when the person wants none")
  func noColor() async throws {
    let server = try LoopbackServer(answers: [answer])
    let ending = try await TourProcess.run(
      "cache", "--base-url", server.url, environment: ["NO_COLOR": "1"], terminal: true)
    #expect(ending.output.hasPrefix("\r⠋ loading  0.0 s\u{1B}[K"))
    #expect(ending.output.hasSuffix("\r\u{1B}[Korigin  1.2.3.4\r\nurl     http://a/\r\n"))
    #expect(ending.status == 0)
    #expect(server.requests.count == 1)
  }

  @Test(
    "is plain when the person or the terminal wants it so",
    arguments: [(["--plain"], "xterm"), ([], "dumb"), ([], "")])
  func plain(options: [String], term: String) async throws {
    let server = try LoopbackServer(answers: [answer])
    let process = try TourProcess(
      ["cache", "--base-url", server.url] + options, environment: ["TERM": term], terminal: true)
    let output = "cache: loading\r\ncache: origin 1.2.3.4\r\ncache: url http://a/\r\n"
    #expect(try await process.ending() == TourProcess.Ending(output: output, status: 0))
    #expect(server.requests.count == 1)
  }

  @Test("shows a failure in red")
  func failure() async throws {
    let server = try LoopbackServer(answers: [.response(404)])
    let ending = try await TourProcess.run("cache", "--base-url", server.url, terminal: true)
    #expect(
      ending.output.contains("\r\u{1B}[K\u{1B}[31mcache: failed: GET \(server.url)/cache/2000 failed: "))
    #expect(ending.output.hasSuffix("\u{1B}[0m\r\n"))
    #expect(ending.status == 1)
  }

  @Test("leaves its line clean when the person types Ctrl-C")
  func controlC() async throws {
    let server = try LoopbackServer { _ in .hanging }
    let process = try TourProcess(["cache", "--base-url", server.url], terminal: true)
    _ = await server.requests(atLeast: 1)
    try process.type("\u{3}")
    let ending = try await process.ending()
    #expect(ending.output.hasSuffix("\r\u{1B}[K"))
    #expect(ending.status == 130)
    #expect(await server.connectionClosed(0) != nil)
  }

  @Test("begins a new line after the echo of Ctrl-C when it is plain")
  func controlCPlain() async throws {
    let server = try LoopbackServer { _ in .hanging }
    let process = try TourProcess(["cache", "--plain", "--base-url", server.url], terminal: true)
    _ = await server.requests(atLeast: 1)
    try process.type("\u{3}")
    let output = "cache: loading\r\n^C\r\n"
    #expect(try await process.ending() == TourProcess.Ending(output: output, status: 130))
    #expect(server.requests.count == 1)
  }
}
