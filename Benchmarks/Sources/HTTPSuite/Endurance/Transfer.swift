import EnfiladeHTTP
import Foundation
import Loopback
import Measurement

/// A large payload, taken down and sent up in ways that are to cost no memory, and the process's peak after each.
struct Transfer: Sendable {
  /// One way of moving a payload.
  enum Step: String, Sendable {
    case download = "download"
    /// Half of what has come waits, until all has come.
    case slowDownload = "download, read half as fast as it comes"
    case stream = "upload of a stream"
    case file = "upload of a file"
  }

  // No limit on the time, which depends on the machine.
  let client = URLSessionClient(configuration: URLSessionClient.Configuration(timeout: nil))
  let url: URL
  let payload: LoopbackPayload
  let file: URL
  let steps: [Step]
  let say: Companion.Saying

  /// What the process had at most before the first step.
  static let before = "before"
  /// What is transferred first, so that what is made once and kept is there.
  static let rehearsal = 1 << 16

  @concurrent
  func run() async throws {
    let small = LoopbackPayload(seed: payload.seed, count: Self.rehearsal)
    _ = try await download(from: "rehearsal", expecting: small.count, isSlow: false)
    _ = try await upload(.stream { PayloadPieces(small) })
    try sayPeak(after: Self.before)
    for step in steps {
      let digest =
        switch step {
        case .download: try await download(from: "payload", expecting: payload.count, isSlow: false)
        case .slowDownload: try await download(from: "payload", expecting: payload.count, isSlow: true)
        case .stream: try await upload(.stream { [payload] in PayloadPieces(payload) })
        case .file: try await upload(.file(at: file))
        }
      try TrialWord.digest(digest).said(by: say)
      try sayPeak(after: step.rawValue)
    }
  }

  private func sayPeak(after step: String) throws {
    guard let peak = MemoryUse.residentPeak else { throw TrialFault.memoryUntold }
    try TrialWord.memory(step, peak).said(by: say)
  }

  private func download(from path: String, expecting count: Int, isSlow: Bool) async throws -> String {
    let stream = try await client.stream(HTTPRequest(.get, url.appending(path: path)))
    var digest = LoopbackDigest()
    for try await piece in stream {
      digest.append(piece)
      // Of what comes, this waits for: no length of time makes a reader slow on every machine.
      while isSlow, stream.metrics.bytesReceived < min(count, digest.count * 2) {
        try await Task.sleep(for: .milliseconds(1))
      }
      if digest.count * 100 / count != (digest.count - piece.count) * 100 / count {
        try TrialWord.progress(digest.count).said(by: say)
      }
    }
    return "\(digest)"
  }

  /// - Returns: What the server says of what it has received.
  private func upload(_ body: HTTPBody) async throws -> String {
    let response = try await client.send(HTTPRequest(.put, url.appending(path: "payload"), body: body))
    return String(decoding: response.body, as: UTF8.self)
  }
}
