import EnfiladeHTTP
import Foundation
import Loopback
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A server and those who ask it, closed when the last variant that holds it has gone.
///
/// Each comparison has a station of its own, so that what a server writes down of its requests goes with it.
final class Station: Sendable {
  let origin: Origin
  let session: URLSession
  let collector = Collector()
  let delegatingSession: URLSession
  let client: URLSessionClient
  /// Those that nobody uses right now.
  let idleConnections = Mutex<[BlockingConnection]>([])
  let url: URL
  let request: HTTPRequest
  /// The least that such a request has to say.
  let socketRequest: [UInt8]

  /// - Parameter answer: What a server in this process does with each request.
  /// - Throws: `LoopbackError` when the system gives no socket.
  convenience init(_ answer: @escaping @Sendable (LoopbackRequest) -> LoopbackAnswer) throws {
    try self.init(.here(try LoopbackServer(answer: answer)))
  }

  /// - Parameters:
  ///   - origin: Where requests are answered.
  ///   - path: What is asked for there.
  init(_ origin: Origin, path: String = "item") throws {
    self.origin = origin
    session = URLSession(configuration: Self.configuration)
    delegatingSession = URLSession(
      configuration: Self.configuration, delegate: collector, delegateQueue: nil)
    client = URLSessionClient()
    request = try HTTPRequest(.get, "http://127.0.0.1:\(origin.port)/\(path)")
    url = request.url
    socketRequest = Array(
      """
      GET /\(path) HTTP/1.1\r
      Host: 127.0.0.1:\(origin.port)\r
      User-Agent: HTTPSuite\r
      Accept: */*\r
      \r

      """.utf8)
  }

  deinit {
    // A session that is not invalidated is never freed; the client does that to its own, and so does the server.
    delegatingSession.finishTasksAndInvalidate()
    session.finishTasksAndInvalidate()
    origin.stop()
  }

  /// That of ``URLSessionClient``, line by line, so that a difference in the figures is one in the code.
  private static var configuration: URLSessionConfiguration {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpMaximumConnectionsPerHost = URLSessionClient.Configuration().requestsPerHost
    configuration.urlCache = nil
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    configuration.urlCredentialStorage = nil
    configuration.httpCookieStorage = nil
    configuration.httpShouldSetCookies = false
    configuration.httpCookieAcceptPolicy = .never
    configuration.timeoutIntervalForRequest = 604_800
    configuration.timeoutIntervalForResource = 604_800
    return configuration
  }
}
