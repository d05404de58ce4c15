import Foundation
import Testing

@testable import Running

@Suite @MainActor struct StandardOutputTests {
  @Test("What cannot be printed is told once, and ends with 1")
  func closed() async {
    await #expect(processExitsWith: .success) {
      signal(SIGPIPE, SIG_IGN)
      let pipe = Pipe()
      try pipe.fileHandleForReading.close()
      await MainActor.run {
        var complaints: [String] = []
        let output = StandardOutput(pipe.fileHandleForWriting) { complaints.append($0) }
        output.write("one")
        output.write("two")
        #expect(complaints.count == 1)
        #expect(output.status(after: 0) == 1)
      }
    }
  }

  @Test(
    "A full disk is told as well",
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func full() throws {
    let handle = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    var complaints: [String] = []
    let output = StandardOutput(handle) { complaints.append($0) }
    output.write("one")
    #expect(complaints.count == 1)
    #expect(output.status(after: 0) == 1)
    #expect(output.status(after: 3) == 3)
  }

  @Test("What could be printed changes no status")
  func whole() throws {
    let pipe = Pipe()
    let output = StandardOutput(pipe.fileHandleForWriting) { _ in Issue.record("nothing is wrong") }
    output.write("one\n")
    output.write("two\n")
    try pipe.fileHandleForWriting.close()
    #expect(try pipe.fileHandleForReading.readToEnd() == Data("one\ntwo\n".utf8))
    #expect([0, 1, 3].map { output.status(after: $0) } == [0, 1, 3])
  }
}
