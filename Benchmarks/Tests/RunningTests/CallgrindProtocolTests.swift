import Foundation
import Testing

@testable import Running

/// What a process that counts may do, and what is made of it.
@Suite struct CallgrindProtocolTests {
  private static func line(_ name: String, _ count: Int) -> String {
    #"echo '{"name": "\#(name)", "instructions": {"short": \#(count)}}' >"$3""#
  }

  @Test("What a suite prints is no result, and costs none")
  func prints() throws {
    let valgrind = try CountingValgrind(
      """
      echo hello
      \(Self.line("toys/a", 1))
      echo '{"name": "toys/b", "instructions": {"short": 3}}'
      echo hello >&2
      \(Self.line("toys/b", 2))
      """)
    let lines = try valgrind.callgrind.instructions(of: ["toys/a", "toys/b"]) { _, _ in }
    #expect(lines.map(\.instructions) == [["short": 1], ["short": 2]])
    #expect(lines.map(\.fault) == [nil, nil])
  }

  @Test("A line that says nothing is passed over")
  func broken() throws {
    let valgrind = try CountingValgrind(
      "echo nonsense >\"$3\"\n\(Self.line("toys/a", 1))\nprintf '{\"na' >\"$3\"")
    let lines = try valgrind.callgrind.instructions(of: ["toys/a"]) { _, _ in }
    #expect(lines.map(\.instructions) == [["short": 1]])
  }

  @Test("What came before the process died is kept, and the rest says why it did not come")
  func dies() throws {
    let valgrind = try CountingValgrind("\(Self.line("toys/a", 1))\necho 'trap: b' >&2\nexit 3")
    let lines = try valgrind.callgrind.instructions(of: ["toys/a", "toys/b", "toys/c"]) { _, _ in }
    #expect(lines.map(\.name) == ["toys/a", "toys/b", "toys/c"])
    #expect(lines[0].instructions == ["short": 1])
    #expect(
      lines.map(\.fault) == [
        nil, CallgrindError.failed(status: 3, said: "trap: b\n").description,
        CallgrindError.endedBefore(at: "toys/b").description,
      ])
  }

  @Test("Where nothing came, that is an error")
  func nothing() throws {
    let valgrind = try CountingValgrind("echo hello\nexit 4")
    #expect(throws: CallgrindError.failed(status: 4, said: "hello\n")) {
      try valgrind.callgrind.instructions(of: ["toys/a"]) { _, _ in }
    }
  }

  /// The process goes on only when it was told that its first line has been read.
  @Test("Progress is told while the process counts")
  func progress() throws {
    let valgrind = try CountingValgrind(
      "\(Self.line("toys/a", 1))\nread answer <told\n\(Self.line("toys/b", 2))")
    let told = valgrind.folder.appending(path: "told")
    mkfifo(told.path, 0o600)
    var steps: [String] = []
    let lines = try valgrind.callgrind.instructions(of: ["toys/a", "toys/b"]) { done, next in
      steps.append("\(done) \(next)")
      if done == 1 { try? FileHandle(forWritingTo: told).write(contentsOf: Data("go\n".utf8)) }
    }
    #expect(steps == ["0 toys/a", "1 toys/b"])
    #expect(lines.count == 2)
  }

  @Test("Nothing stays in the temporary folder")
  func folder() throws {
    let valgrind = try CountingValgrind("echo \"$3\" >path\n\(Self.line("toys/a", 1))")
    _ = try valgrind.callgrind.instructions(of: ["toys/a"]) { _, _ in }
    let pipe = URL(fileURLWithPath: try valgrind.contents(of: "path"))
    #expect(!FileManager.default.fileExists(atPath: pipe.deletingLastPathComponent().path))
  }
}
