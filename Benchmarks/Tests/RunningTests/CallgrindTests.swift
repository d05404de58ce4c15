import Foundation
import Measurement
import Testing

@testable import Running

@Suite struct CallgrindTests {
  @Test("Without valgrind, it says how to install it")
  func missing() {
    var callgrind = Callgrind()
    callgrind.searchPath = "/nowhere:"
    let error = #expect(throws: CallgrindError.self) {
      try callgrind.instructions(of: ["toys/sums"]) { _, _ in }
    }
    #expect(error == .valgrindMissing)
    #expect(error.map { "\($0)" }?.contains("apt-get install valgrind") == true)
  }

  @Test("What ends badly is told with what it said")
  func failure() throws {
    var callgrind = Callgrind()
    callgrind.program = URL(fileURLWithPath: "/bin/false")
    do {
      _ = try callgrind.instructions(of: ["toys/sums"]) { _, _ in }
      Issue.record("a program that fails has counted something")
    } catch CallgrindError.failed(let status, let said) {
      #expect(status == 1)
      #expect(said.contains("/false"))
    } catch CallgrindError.valgrindMissing {
      // Nothing to be seen on this machine.
    }
  }

  @Test("Lines are cut where they end, however they come")
  func lines() throws {
    let pipe = Pipe()
    try pipe.fileHandleForWriting.write(contentsOf: Data("one\ntwo\n\nrest".utf8))
    try pipe.fileHandleForWriting.close()
    let lines = Lines(of: pipe.fileHandleForReading).map { String(decoding: $0, as: UTF8.self) }
    #expect(lines == ["one", "two", ""])
  }
}
