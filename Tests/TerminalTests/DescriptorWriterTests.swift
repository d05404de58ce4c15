import Foundation
import Terminal
import Testing

@Suite("A writer to a descriptor", .timeLimit(.minutes(5))) struct DescriptorWriterTests {
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
    #expect(try await failure == nil)
    #expect(String(decoding: try await read, as: UTF8.self) == text)
  }

  /// Runs what blocks on a thread of its own, not on one that tasks share; cancelling ends the wait for it.
  private func onThread<Value: Sendable>(_ body: @escaping @Sendable () -> Value) async throws -> Value {
    let (values, end) = AsyncStream.makeStream(of: Value.self)
    Thread.detachNewThread {
      end.yield(body())
      end.finish()
    }
    for await value in values { return value }
    throw CancellationError()
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
      withExtendedLifetime(pipe) { writer.write("lost") }
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
