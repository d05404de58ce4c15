import Foundation
import Terminal
import Testing

@Suite("A writer to a descriptor") struct DescriptorWriterTests {
  @Test("writes all of a text that its pipe cannot hold at once", arguments: [false, true])
  func longText(isNonBlocking: Bool) async throws {
    let pipe = Pipe()
    let (reading, writing) = (pipe.fileHandleForReading, pipe.fileHandleForWriting)
    let descriptor = writing.fileDescriptor
    if isNonBlocking { #expect(fcntl(descriptor, F_SETFL, O_NONBLOCK) == 0) }
    let text = String(repeating: "grüezi\n", count: 100_000)
    async let failure = onThread {
      let writer = DescriptorWriter(descriptor)
      writer.write(text)
      try? writing.close()
      return writer.failure
    }
    async let read = onThread { (try? reading.readToEnd()) ?? Data() }
    #expect(await failure == nil)
    #expect(String(decoding: await read, as: UTF8.self) == text)
  }

  /// Runs what blocks on a thread of its own, not on one that tasks share.
  private func onThread<Value: Sendable>(_ body: @escaping @Sendable () -> Value) async -> Value {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: body()) }
    }
  }

  @Test("keeps its first failure and drops what follows")
  func failure() {
    let writer = DescriptorWriter(-1)
    writer.write("")
    #expect(writer.failure == nil)
    writer.write("lost")
    writer.write("lost as well")
    #expect(writer.failure == WriteFailure(code: EBADF))
    #expect(writer.failure?.description == "The output could not be written: Bad file descriptor.")
  }

  @Test("survives a pipe that nobody reads, in a process that ignores the signal for it")
  func closedPipe() async {
    await #expect(processExitsWith: .exitCode(7)) {
      signal(SIGPIPE, SIG_IGN)
      let pipe = Pipe()
      try pipe.fileHandleForReading.close()
      let writer = DescriptorWriter(pipe.fileHandleForWriting.fileDescriptor)
      writer.write("lost")
      exit(writer.failure?.isClosedPipe == true ? 7 : 1)
    }
  }

  @Test("makes a plain output of what is no terminal")
  func traits() {
    let pipe = Pipe()
    let writer = DescriptorWriter(pipe.fileHandleForWriting.fileDescriptor)
    let output = TerminalOutput(writer, environment: ["TERM": "xterm"])
    output.writeLine("a")
    #expect(output.traits == .plain)
    #expect(output.columns == nil)
    #expect(pipe.fileHandleForReading.availableData == Data("a\n".utf8))
  }
}
