import EnfiladeHTTP
import Foundation
import Measurement

/// Many requests, one batch after the other, and what the process has in memory meanwhile.
struct Soak: Sendable {
  let client = URLSessionClient()
  let url: URL
  let requests: Int
  let say: Companion.Saying

  /// After so many, nothing is left that is made once and kept.
  static let settling = 2000
  static let batch = 500
  static let atOnce = 8
  /// What the process has after ``settling`` requests.
  static let settled = "after \(settling) requests"
  /// What it has farthest from that, later on.
  static let farthest = "farthest from that"

  @concurrent
  func run() async throws {
    var settled: Int?
    var farthest: Int?
    var sent = 0
    while sent < requests {
      let count = min(Self.batch, requests - sent)
      try await send(count)
      sent += count
      guard let resident = MemoryUse.resident else { throw TrialFault.memoryUntold }
      if sent >= Self.settling, settled == nil { settled = resident }
      if let settled, abs(resident - settled) >= abs((farthest ?? settled) - settled) { farthest = resident }
      try TrialWord.progress(sent).said(by: say)
    }
    // Fewer requests than it takes to settle show nothing.
    guard let settled, let farthest else { return }
    try TrialWord.memory(Self.settled, settled).said(by: say)
    try TrialWord.memory(Self.farthest, farthest).said(by: say)
  }

  private func send(_ count: Int) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for worker in 0..<Self.atOnce {
        group.addTask {
          for number in stride(from: worker, to: count, by: Self.atOnce) { try await send(number: number) }
        }
      }
      try await group.waitForAll()
    }
  }

  /// One in ten is an upload, and one a stream.
  private func send(number: Int) async throws {
    let bytes: Int
    switch number % 10 {
    case 3:
      bytes = try await client.send(HTTPRequest(.put, url, body: HTTPBody(Data(count: 300)))).body.count
    case 7:
      bytes = try await client.stream(HTTPRequest(.get, url)).reduce(0) { $0 + $1.count }
    default:
      bytes = try await client.send(HTTPRequest(.get, url)).body.count
    }
    guard bytes == Payload.small.body.count else {
      throw TrialFault.contentDiffers(
        "request", expected: "\(Payload.small.body.count) bytes", received: "\(bytes)")
    }
  }
}
