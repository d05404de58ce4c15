import Foundation
import Loopback
import Testing

@testable import Tour

@Suite("The watch for signals", .timeLimit(.minutes(5)))
struct InterruptionTests {
  @Test("leaves a signal ignored that whoever started the process ignores", arguments: [SIGINT, SIGTERM])
  func ignored(signal: Int32) async throws {
    let gate = LoopbackGate()
    let server = try LoopbackServer { _ in .json(#"{"origin": "1", "url": "u"}"#).waiting(gate) }
    let process = try TourProcess(
      ["cache", "--base-url", server.url], shell: "trap '' \(signal); exec \"$@\"")
    _ = await server.requests(atLeast: 1)
    process.send(signal: signal)
    gate.open()
    let output = "cache: loading\ncache: origin 1\ncache: url u\n"
    #expect(try await process.ending() == TourProcess.Ending(output: output, status: 0))
    #expect(server.requests.count == 1)
  }

  @Test("unblocks a signal, but not one that is ignored")
  func blocked() async {
    await #expect(processExitsWith: .success) {
      signal(SIGINT, SIG_IGN)
      signal(SIGTERM, SIG_DFL)
      var both = sigset_t()
      sigemptyset(&both)
      sigaddset(&both, SIGINT)
      sigaddset(&both, SIGTERM)
      pthread_sigmask(SIG_BLOCK, &both, nil)
      _ = Interruption.watch()
      var mask = sigset_t()
      pthread_sigmask(SIG_BLOCK, nil, &mask)
      #expect(sigismember(&mask, SIGINT) == 1)
      #expect(sigismember(&mask, SIGTERM) == 0)
      let handler = signal(SIGINT, SIG_IGN)
      #expect(unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self))
    }
  }

  @Test("has a pipe that no child inherits, and takes no other byte in it for a signal")
  func pipe() async {
    await #expect(processExitsWith: .success) {
      // The time limit does not reach into this process.
      alarm(90)
      signal(SIGINT, SIG_DFL)
      let earlier = Set(InterruptionTests.pipeEnds)
      let interruption = Interruption.watch()
      let pipe = InterruptionTests.pipeEnds.filter { !earlier.contains($0) }
      #expect(pipe.count == 2)
      #expect(pipe.map { fcntl($0, F_GETFD) & FD_CLOEXEC } == [FD_CLOEXEC, FD_CLOEXEC])
      for end in pipe {
        var bytes: [UInt8] = [UInt8(ascii: "c"), 0]
        _ = write(end, &bytes, 2)
      }
      let (signals, comes) = AsyncStream.makeStream(of: Void.self)
      interruption.whenInterrupted { comes.finish() }
      kill(getpid(), SIGINT)
      for await _ in signals {}
      #expect(interruption.signal == SIGINT)
    }
  }

  private static var pipeEnds: [Int32] {
    (0..<1024).filter { number in
      var status = stat()
      return fstat(number, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO
    }
  }
}
