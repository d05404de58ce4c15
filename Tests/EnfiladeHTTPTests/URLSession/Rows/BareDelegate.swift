import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The delegate of a bare session, which passes on what it is told, in order.
final class BareDelegate: NSObject, URLSessionDataDelegate {
  enum Event: Sendable, Equatable {
    case head(Int)
    case data(String)
    case end(URLError.Code?)
  }

  let events: AsyncStream<Event>
  private let continuation: AsyncStream<Event>.Continuation
  private let disposition: URLSession.ResponseDisposition

  init(disposition: URLSession.ResponseDisposition = .allow) {
    (events, continuation) = AsyncStream.makeStream()
    self.disposition = disposition
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    continuation.yield(.head((response as? HTTPURLResponse)?.statusCode ?? 0))
    completionHandler(disposition)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    continuation.yield(.data(String(decoding: data, as: UTF8.self)))
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    continuation.yield(.end((error as? URLError)?.code))
    continuation.finish()
  }
}

extension Sequence<BareDelegate.Event> {
  /// The bytes among the events.
  var text: String {
    reduce(into: "") { text, event in
      if case .data(let piece) = event { text += piece }
    }
  }
}
