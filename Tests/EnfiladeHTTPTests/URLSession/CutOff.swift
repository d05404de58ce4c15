import EnfiladeHTTP
import EnfiladeTesting
import Foundation
import Loopback

/// A call that is cut off at a given moment for a given cause.
struct CutOff {
  enum Moment: CaseIterable {
    case beforeHead, inHead, inBody

    var stage: HTTPError.Stage { self == .inBody ? .body : .head }
    /// How often the client has read its clock by then.
    fileprivate var reads: Int { self == .inBody ? 3 : 2 }

    fileprivate var sent: String {
      switch self {
      case .beforeHead: ""
      case .inHead: "HTTP/1.1 200 OK\r\nContent-"
      case .inBody: "HTTP/1.1 200 OK\r\nContent-Length: 8\r\n\r\nhalf"
      }
    }
  }

  enum Cause: CaseIterable {
    case cancelled, deadline, shutdown

    var reason: HTTPError.Reason {
      switch self {
      case .cancelled: .cancelled
      case .deadline: .timedOut(limit: .total, after: .seconds(30))
      case .shutdown: .closed
      }
    }
  }

  let server: LoopbackServer
  private let moment: Moment
  private let cause: Cause
  private let clock = ReadCountingClock()
  private let client: URLSessionClient

  init(at moment: Moment, by cause: Cause) throws {
    self.moment = moment
    self.cause = cause
    client = URLSessionClient(configuration: .init(timeout: .seconds(30)), clock: clock)
    let sent = moment.sent
    server = try LoopbackServer { _ in LoopbackAnswer(.text(sent), .untilPeerCloses) }
  }

  /// - Returns: What the call threw, and when it was cut off.
  func run() async throws -> (HTTPError, ContinuousClock.Instant) {
    let request = try HTTPRequest(.get, server.url)
    let call = Task { [client] in
      do throws(HTTPError) {
        return Result<HTTPResponse, HTTPError>.success(try await client.send(request))
      } catch {
        return .failure(error)
      }
    }
    _ = await server.requests(atLeast: 1)
    await clock.manual.sleeping(1)
    await clock.reads(atLeast: moment.reads)
    let at = ContinuousClock.now
    switch cause {
    case .cancelled: call.cancel()
    case .deadline: clock.manual.advance(by: .seconds(30))
    case .shutdown: client.shutdown(.cancel)
    }
    switch await call.value {
    case .success(let response): throw Answered(response: response)
    case .failure(let error): return (error, at)
    }
  }

  struct Answered: Error {
    let response: HTTPResponse
  }
}
