import EnfiladeHTTP
import Foundation
import Loopback

/// A call to a server that answers as nobody should, and the next call of the same client to the same server, which
/// is answered well.
struct HostileCall {
  let outcome: Result<HTTPResponse, HTTPError>
  let took: Duration
  /// How the next call ended; its right answer is 200 with the body `good`.
  let next: Result<HTTPResponse, HTTPError>
  /// By how many kilobytes the peak of the process's memory rose; nil where the system does not tell.
  let growth: Int?

  /// - Parameters:
  ///   - answer: What the server does.
  ///   - client: Who calls.
  ///   - timeout: The time limit of the first call. The next has half a minute, since what URLSession is busy with
  ///     after the first call has ended holds up all others.
  init(to answer: LoopbackAnswer, by client: some HTTPClient, timeout: Duration = .seconds(2)) async throws {
    let server = try LoopbackServer { $0.path == "/good" ? .response(200, body: "good") : answer }
    let hostile = try HTTPRequest(.get, server.url + "/", timeout: timeout)
    let good = try HTTPRequest(.get, server.url + "/good", timeout: .seconds(30))
    let before = peakKilobytes()
    let start = ContinuousClock.now
    outcome = await client.result(of: hostile)
    took = start.duration(to: .now)
    next = await client.result(of: good)
    let after = peakKilobytes()
    growth = before.flatMap { before in after.map { $0 - before } }
    server.stop()
    await server.stopped()
  }
}

extension HTTPClient {
  /// What a call came to.
  func result(of request: HTTPRequest) async -> Result<HTTPResponse, HTTPError> {
    do throws(HTTPError) {
      return .success(try await send(request))
    } catch {
      return .failure(error)
    }
  }
}

extension Result<HTTPResponse, HTTPError> {
  /// The outcome in a word or two: `200 good`, `timedOut.total`.
  var summary: String {
    switch self {
    case .success(let response):
      "\(response.status.code) \(String(decoding: response.body.prefix(40), as: UTF8.self))"
    case .failure(let error): error.code
    }
  }
}

/// How many kilobytes of memory this process has had at most; nil where the system does not tell.
func peakKilobytes() -> Int? {
  guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) else { return nil }
  let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
  return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) }
}
