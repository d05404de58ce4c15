import Foundation
import Loopback
import Testing

@Suite("tour cache", .timeLimit(.minutes(5))) struct CacheTourTests {
  @Test("shows the origin and the URL as plain lines")
  func plain() async throws {
    let server = try LoopbackServer(answers: [.json(#"{"origin": "1.2.3.4", "url": "http://a/"}"#)])
    let ending = try await TourProcess.run("cache", "--seconds", "5", "--base-url", "\(server.url)/")
    let output = "cache: loading\ncache: origin 1.2.3.4\ncache: url http://a/\n"
    #expect(ending == TourProcess.Ending(output: output, status: 0))
    #expect(server.requests.map(\.target) == ["/cache/5"])
    #expect(server.requests.map { $0.value("Accept") } == ["application/json"])
  }

  @Test("brings a server of its own")
  func ownServer() async throws {
    let ending = try await TourProcess.run("cache")
    let lines = ending.output.split(separator: "\n")
    #expect(lines.prefix(2) == ["cache: loading", "cache: origin 127.0.0.1"])
    #expect(try lines.last?.wholeMatch(of: Regex("cache: url http://127.0.0.1:[0-9]+/cache/2000")) != nil)
    #expect(lines.count == 3)
    #expect(ending.errors == "")
    #expect(ending.status == 0)
  }

  @Test(
    "goes straight to this machine, past any proxy",
    arguments: ["http_proxy", "HTTP_PROXY", "all_proxy", "ALL_PROXY"])
  func proxy(variable: String) async throws {
    let proxy = try LoopbackServer { _ in .response(502) }
    let ending = try await TourProcess.run("cache", environment: [variable: proxy.url])
    #expect(ending.status == 0)
    #expect(proxy.connections == [])
  }

  @Test("says so when nobody listens")
  func refused() async throws {
    let url = try await closedURL()
    let ending = try await TourProcess.run("cache", "--base-url", url)
    #expect(ending.output == "cache: loading\n")
    #expect(
      ending.errors.hasPrefix("cache: failed: GET \(url)/cache/2000 failed: the connection was refused"))
    #expect(ending.errors.isOneLine)
    #expect(ending.status == 1)
  }

  @Test(
    "fails with one line when the answer is none",
    arguments: [
      (LoopbackAnswer.json(#"{"origin": 5}"#), "“origin”"),
      (.json("[]"), "at the top level"),
      (.json(#"{"origin": "1.2.3.4"}"#, status: 500), "status 500"),
      (.response(200, fields: [("Content-Type", "text/html")], body: "<html>\n</html>"), "(HTML)"),
      (.json(#"{"origin":"#), "malformed"),
      (.json(""), "empty"),
    ])
  func failure(answer: LoopbackAnswer, evidence: String) async throws {
    let server = try LoopbackServer(answers: [answer])
    let ending = try await TourProcess.run("cache", "--base-url", server.url)
    #expect(ending.output == "cache: loading\n")
    #expect(ending.errors.hasPrefix("cache: failed: GET \(server.url)/cache/2000 failed: "))
    #expect(ending.errors.contains(evidence))
    #expect(ending.errors.isOneLine)
    #expect(ending.status == 1)
  }

  @Test("fails when the base URL is none")
  func badURL() async throws {
    let ending = try await TourProcess.run("cache", "--base-url", "ftp://a")
    #expect(ending.errors.hasPrefix("cache: failed: "))
    #expect(ending.errors.isOneLine)
    #expect(ending.status == 1)
  }

  @Test("closes its connection and tells the signal when it is interrupted", arguments: [SIGINT, SIGTERM])
  func interrupted(signal: Int32) async throws {
    let server = try LoopbackServer { _ in .hanging }
    let process = try TourProcess(["cache", "--base-url", server.url])
    _ = await server.requests(atLeast: 1)
    process.send(signal: signal)
    #expect(
      try await process.ending() == TourProcess.Ending(output: "cache: loading\n", status: 128 + signal))
    #expect(await server.connectionClosed(0) != nil)
  }

  @Test("ends at the second signal while it cannot even write")
  func interruptedTwice() async throws {
    // More than a pipe holds, so that the process stays in the middle of writing it.
    let long = String(repeating: "x", count: 1 << 20)
    let server = try LoopbackServer(answers: [.json("{\"origin\": \"\(long)\"}")])
    let pipe = Pipe()
    let process = try TourProcess(
      ["cache", "--base-url", server.url], output: pipe.fileHandleForWriting)
    let (begins, begin) = AsyncStream.makeStream(of: Void.self)
    pipe.fileHandleForReading.readabilityHandler = { handle in
      guard handle.availableData.contains(UInt8(ascii: "x")) else { return }
      handle.readabilityHandler = nil
      begin.finish()
    }
    for await _ in begins {}
    // Two of one kind could become one.
    process.send(signal: SIGINT)
    process.send(signal: SIGTERM)
    let status = try await process.ending().status
    withExtendedLifetime(pipe) { #expect([130, 143].contains(status)) }
    #expect(server.requests.count == 1)
  }

  @Test("fails when its output cannot be written")
  func fullDisk() async throws {
    let full = try FileHandle(forWritingTo: URL(filePath: "/dev/full"))
    let ending = try await TourProcess(["cache"], output: full).ending()
    #expect(ending.errors == "tour: The output could not be written: No space left on device.\n")
    #expect(ending.status == 1)
  }

  /// The URL of a port at which nobody listens any more.
  private func closedURL() async throws -> String {
    let server = try LoopbackServer(answers: [])
    server.stop()
    // `stopped()` would go on when the time limit cancels this task.
    let (ends, end) = AsyncStream.makeStream(of: Void.self)
    Task {
      await server.stopped()
      end.finish()
    }
    for await _ in ends {}
    return server.url
  }
}

extension String {
  fileprivate var isOneLine: Bool {
    hasSuffix("\n") && filter { $0 == "\n" }.count == 1
  }
}
