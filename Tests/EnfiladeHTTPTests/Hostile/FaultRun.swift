import EnfiladeHTTP
import Foundation
import Loopback

/// The faults of a run, one after the other over one client, in a process that some of them may kill.
///
/// Each writes a line when it begins and a line when it has ended, since the process may not live to tell.
struct FaultRun {
  /// What the process exits with when it has come to the end.
  static let finished: Int32 = 43

  let seed: UInt64
  let numbers: Range<Int>

  func run() async throws {
    let watchdog = Watchdog(seconds: 30)
    let seed = seed
    let server = try LoopbackServer { request in
      if let number = Int(request.path.dropFirst()), request.query == nil {
        return Fault(seed: seed, number: number).answer
      }
      return .response(200, body: request.path == "/landed" ? "landed" : "good")
    }
    let client = URLSessionClient()
    for number in numbers {
      let fault = Fault(seed: seed, number: number)
      Self.write("begun \(number)")
      if fault.response == .keptAlive {
        let before = await client.result(
          of: try HTTPRequest(.get, server.url + "/good", timeout: .seconds(20)))
        if before.summary != "200 good" { Self.write("before \(number) \(before.summary)") }
      }
      let request = try HTTPRequest(
        fault.response.method, "\(server.url)/\(number)", timeout: .seconds(2))
      let outcome = await client.result(of: request)
      let ending = fault.judge(outcome)
      Self.write("ended \(number) \(ending.rawValue) \(outcome.code)")
      if ending == .wrong { Self.write("detail \(number) \(fault): \(outcome)") }
      let next = await client.result(of: try HTTPRequest(.get, server.url + "/good", timeout: .seconds(20)))
      // What came late is the answer to the next call, by HTTP's own rules; what came in one write is not.
      if case .success = next, next.summary != "200 good", fault.pieces.count == 1 {
        Self.write("mixed \(number) \(fault): the next call got \(next.summary)")
      } else if next.summary != "200 good" {
        Self.write("next \(number) \(next.summary)")
      }
      watchdog.step()
    }
    server.stop()
    await server.stopped()
  }

  /// Writes a line at once, without a buffer that would die with the process.
  private static func write(_ line: String) {
    let text = line.replacing("\n", with: " ").replacing("\r", with: " ")
    FileHandle.standardOutput.write(Data("fault \(text)\n".utf8))
  }
}

extension Result<HTTPResponse, HTTPError> {
  /// The status, or the code of the error.
  fileprivate var code: String {
    switch self {
    case .success(let response): "\(response.status.code)"
    case .failure(let error): error.code
    }
  }
}
