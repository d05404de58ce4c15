import EnfiladeTesting
import Foundation
import Synchronization

@testable import EnfiladeHTTP

/// A body that has pieces at once, and then stays open until its reader is cancelled.
final class OpenSource: HTTPStreamSource {
  /// Whoever waits for more than the pieces sleeps on it.
  let clock = ManualClock()
  private let pieces: Mutex<[Data]>
  private let cancelled = Mutex(false)

  init(_ pieces: [String]) {
    self.pieces = Mutex(pieces.map { Data($0.utf8) })
  }

  var isCancelled: Bool { cancelled.withLock { $0 } }

  var metrics: HTTPMetrics { HTTPMetrics() }

  func next() async throws(HTTPError) -> Data? {
    if let piece = pieces.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) { return piece }
    do { try await clock.sleep(for: .seconds(1)) } catch {
      throw HTTPError(.cancelled, stage: .body, request: nil)
    }
    return nil
  }

  func cancel() {
    cancelled.withLock { $0 = true }
  }
}

extension HTTPStream {
  /// A response of 200 that stays open.
  static func open(_ source: OpenSource) throws -> HTTPStream {
    let request = try HTTPRequest(.get, "http://unused.test/")
    return HTTPStream(
      head: HTTPResponse(status: .ok, url: request.url), request: request, source: source)
  }
}
