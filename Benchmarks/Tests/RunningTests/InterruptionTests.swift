import Foundation
import Testing

@testable import Running

/// What is left when a process that counts is told to end.
@Suite struct InterruptionTests {
  /// Where the process that is told to end leaves what it has to tell its parent.
  private static func folder(of parent: pid_t, _ signal: Int32) -> URL {
    FileManager.default.temporaryDirectory.appending(path: "interruption-\(parent)-\(signal)")
  }

  /// Counts by a command that has its parent told to end, and then works on for a minute.
  private static func count(until signal: Int32) throws {
    let valgrind = try CountingValgrind(
      "echo $$ >child\necho \"$3\" >pipe\nkill -\(signal) $PPID\nexec sleep 60",
      in: folder(of: getppid(), signal))
    _ = try? valgrind.callgrind.instructions(of: ["toys/a"]) { _, _ in }
    exit(99)
  }

  /// Sees that nothing is left of it.
  private func expectNothing(of signal: Int32) throws {
    let folder = Self.folder(of: getpid(), signal)
    defer { try? FileManager.default.removeItem(at: folder) }
    func text(_ name: String) throws -> String {
      try String(contentsOf: folder.appending(path: name), encoding: .utf8)
        .trimmingCharacters(in: .whitespacesAndNewlines)
    }
    let child = try #require(pid_t(try text("child")))
    #expect(kill(child, 0) != 0)
    let pipe = URL(fileURLWithPath: try text("pipe"))
    #expect(!FileManager.default.fileExists(atPath: pipe.deletingLastPathComponent().path))
  }

  @Test("Ctrl-C ends the child, removes its folder, and ends the process")
  func interrupt() async throws {
    await #expect(processExitsWith: .signal(SIGINT)) { try Self.count(until: SIGINT) }
    try expectNothing(of: SIGINT)
  }

  @Test("So does a request to end")
  func terminate() async throws {
    await #expect(processExitsWith: .signal(SIGTERM)) { try Self.count(until: SIGTERM) }
    try expectNothing(of: SIGTERM)
  }

  @Test("So does a terminal that is closed")
  func hangUp() async throws {
    await #expect(processExitsWith: .signal(SIGHUP)) { try Self.count(until: SIGHUP) }
    try expectNothing(of: SIGHUP)
  }

  @Test("What is ignored stays ignored, and signals do afterwards what they did before")
  func previous() async {
    await #expect(processExitsWith: .signal(SIGTERM)) {
      signal(SIGHUP, SIG_IGN)
      signal(SIGTERM, SIG_DFL)
      let interruption = Interruption { exit(98) }
      kill(getpid(), SIGHUP)
      interruption.cancel()
      kill(getpid(), SIGHUP)
      kill(getpid(), SIGTERM)
      // It is for another thread to receive: those of Dispatch block it.
      sleep(10)
    }
  }

  @Test("A child is ended with all that it has started")
  func child() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "trap '' TERM INT HUP; sleep 60 & wait"]
    let child = ChildProcess()
    try child.run(process)
    child.end()
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal)
    #expect(process.terminationStatus == SIGKILL)
    child.end()
  }
}
