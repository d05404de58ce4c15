#if os(Linux)
  import Foundation
  import Measurement
  import Testing

  @testable import HTTPSuite

  /// The program and the processes that it starts, as people run it.
  @Suite(.serialized)
  struct CompanionTests {
    @Test func `A soak of some requests says what memory was needed`() throws {
      let (status, output) = try BenchmarkBinary.run(
        "endurance", "--filter", "http/soak", "--requests", "2500")
      #expect(output.contains(" 2500.0 "), "\(output)")
      // How much is not for this test to say.
      #expect(output.contains("resident memory farthest from that"))
      #expect([0, 1].contains(status))
    }

    @Test func `What is moved arrives, down and up`() throws {
      let (status, output) = try BenchmarkBinary.run(
        "endurance", "--filter", "http/transfer", "--bytes", "3000001")
      #expect(status == 0, "\(output)")
      #expect(output.contains("ok        and then an upload of a file"), "\(output)")
    }

    @Test func `Pairs are measured beside a server in another process`() throws {
      let (status, output) = try BenchmarkBinary.run("--pairs", "20", "--filter", "=http/request")
      #expect(status == 0, "\(output)")
      #expect(output.contains("20 rounds"))
    }

    @Test func `A companion that nobody knows has ended before it says anything`() throws {
      let process = try CompanionProcess("http/nobody", program: BenchmarkBinary.url())
      #expect(throws: CompanionProcess.Ended.self) { try process.line() }
    }

    @Test func `A program that is not there cannot be started`() {
      #expect(throws: POSIXError.self) {
        _ = try CompanionProcess("http/origin", program: URL(filePath: "/nowhere/benchmark"))
      }
    }

    @Test func `A server in another process ends with who has started it`() throws {
      let port = try portOfServer()
      let error = #expect(throws: POSIXError.self) { try BlockingConnection(port: port) }
      #expect(error?.code == .ECONNREFUSED)
    }

    /// - Returns: A port that was served.
    private func portOfServer() throws -> UInt16 {
      let process = try CompanionProcess("http/origin", program: BenchmarkBinary.url())
      let port = try #require(UInt16(try process.line()))
      _ = try BlockingConnection(port: port)
      return port
    }
  }
#endif
