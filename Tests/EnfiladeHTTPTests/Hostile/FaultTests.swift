import EnfiladeHTTP
import Foundation
import Loopback
import Testing

/// Random faults in the bytes of well-formed responses: each call ends in time with an error or an answer that the
/// bytes give, and the process lives.
@Suite(.timeLimit(.minutes(15)))
struct FaultTests {
  private static let environment = ProcessInfo.processInfo.environment
  /// How many faults are tried; a script asks for more.
  private static let count = environment["ENFILADE_FAULTS"].flatMap { Int($0) } ?? 200
  private static let seed =
    environment["ENFILADE_FAULT_SEED"].flatMap { UInt64($0) } ?? UInt64.random(in: .min ... .max)

  @Test func `A response with random faults ends in time with an error or an answer, and never in a crash`()
    async throws
  {
    let (seed, count) = (Self.seed, Self.count)
    print("faults: \(count), seed \(seed)")
    var report = FaultReport()
    var next = 0
    while next < count {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardOutputContent, \.standardErrorContent]
      ) { [seed = seed as UInt64, next = next as Int, count = count as Int] in
        try await FaultRun(seed: seed, numbers: next..<count).run()
        exit(FaultRun.finished)
      }
      guard let result else { break }
      let open = report.read(String(decoding: result.standardOutputContent, as: UTF8.self))
      if result.exitStatus == .exitCode(FaultRun.finished) { break }
      // A process that dies after the end of a call may have been killed by that call's connection.
      guard let open else {
        report.complain("a process ended with \(result.exitStatus) between two faults")
        break
      }
      let words = String(decoding: result.standardErrorContent.suffix(2_000), as: UTF8.self)
      if words.contains("Transfer completed, but there's no response") {
        report.addKiller(open)
      } else {
        report.complain(
          "\(Fault(seed: seed, number: open)) ended its process with \(result.exitStatus): \(words)")
      }
      next = open + 1
    }
    print(report)
    for complaint in report.complaints { Issue.record("seed \(seed): \(complaint)") }
    #expect(report.killers.count <= count / 10)
    // Not all of them are refused, nor are all of them harmless, or nothing was tried.
    if count >= 200 {
      #expect((report.endings[.refused] ?? 0) > count / 50)
      #expect((report.endings[.unharmed] ?? 0) > count / 50)
    }
  }

  @Test func `A fault is the same for the same seed and number`() {
    for number in 0..<100 {
      let (one, other) = (Fault(seed: 7, number: number), Fault(seed: 7, number: number))
      #expect(one.description == other.description)
      #expect(one.pieces == other.pieces)
    }
  }

  @Test(arguments: WellFormed.allCases)
  func `A response without a fault is answered as it says`(response: WellFormed) async throws {
    let server = try LoopbackServer { request in
      request.path == "/landed" ? .response(200, body: "landed") : LoopbackAnswer(.bytes(response.bytes))
    }
    let answer = try await URLSessionClient().send(HTTPRequest(response.method, server.url))
    #expect(answer.status.code == response.status)
    #expect(Array(answer.body) == response.body)
    server.stop()
  }
}
