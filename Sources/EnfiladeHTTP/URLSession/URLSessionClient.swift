import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The client over Foundation's URLSession, the same on Linux as on Apple's platforms.
///
/// Make one and keep it: it holds one session and with it the connections that are kept alive. It keeps no
/// cookies, no credentials and no cache, follows redirects by RFC 9110 itself, and cancels or gives up on
/// time by its own clock; a cancelled call returns at once, and its connection is closed.
///
/// **What it cannot mend on Linux.** The process dies when a server closes the connection inside the header
/// of a response (swift-corelibs-foundation #5285), or sends trailer fields after a chunked body. Responses
/// with header lines that no other client minds are refused: no space after the colon, no reason phrase,
/// lines that end in a bare LF, or a value in Latin-1 (#5527). The body of a redirect that is not followed is
/// lost. Repeated header fields arrive joined by commas. Hosts that are IPv6 literals cannot be asked.
public final class URLSessionClient: HTTPClient {
  private let configuration: Configuration
  private let clock: any Clock<Duration>
  private let delegate = SessionDelegate()
  private let session: URLSession
  private let lifecycle = Mutex(Lifecycle())

  /// Makes a client with a session of its own.
  /// - Parameters:
  ///   - configuration: Its time limit, redirects and connections.
  ///   - clock: What time limits and metrics are measured on.
  public init(
    configuration: Configuration = Configuration(), clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.configuration = configuration
    self.clock = clock
    session = URLSession(
      configuration: configuration.sessionConfiguration, delegate: delegate, delegateQueue: nil)
  }

  deinit {
    // Nothing runs: each call of `send` holds the client. A session lives until it is invalidated.
    session.finishTasksAndInvalidate()
  }

  /// Sends a request and waits for the whole response, as ``HTTPClient/send(_:)`` says.
  /// - Parameter request: What to send.
  /// - Throws: ``HTTPError``.
  public func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    try request.validate()
    let timeout = request.timeout ?? configuration.timeout
    if let timeout, timeout <= .zero { throw HTTPError(invalid: .timeout(timeout), request: request) }

    let sending = Sending(request, clock: clock)
    guard lifecycle.withLock({ $0.begin(sending) }) else {
      throw HTTPError(.closed, stage: .request, request: request)
    }
    defer { end(sending) }
    let alarm = timeout.map { timeout in
      Alarm(after: timeout, on: clock) {
        sending.stop(.timedOut(limit: .total, after: timeout))
      }
    }
    defer { alarm?.cancel() }

    return try await follow(sending)
  }

  /// Ends the client: from now on each call of ``send(_:)`` throws ``HTTPError/Reason-swift.enum/closed``.
  /// - Parameter running: What becomes of the calls that are on their way.
  public func shutdown(_ running: RunningRequests = .finish) {
    let ending = lifecycle.withLock { $0.close() }
    if running == .cancel {
      for sending in ending { sending.stop(.closed) }
    }
    if ending.isEmpty { session.finishTasksAndInvalidate() }
  }

  /// What ``shutdown(_:)`` does to calls that are on their way.
  public enum RunningRequests: Sendable, Hashable {
    /// They finish as if nothing had happened.
    case finish
    /// They end at once with ``HTTPError/Reason-swift.enum/closed``.
    case cancel
  }

  private func follow(_ sending: Sending) async throws(HTTPError) -> HTTPResponse {
    var asked = sending.request
    var redirects = RedirectChain(asked, policy: configuration.redirects)
    while true {
      let outcome = await sending.exchange(asked, session: session, delegate: delegate)
      let response = outcome.received?.response(
        asked: asked, total: sending.elapsed(), redirects: redirects.count)
      if let failure = outcome.failure {
        throw HTTPError(
          failure.reason, stage: failure.stage, request: sending.request,
          redirectedTo: redirects.count > 0 ? asked.url : nil, response: response,
          underlying: failure.underlying)
      }
      guard let response else {
        throw HTTPError(.unknown(hint: "an end without a response"), stage: .head, request: sending.request)
      }
      do throws(RefusedRedirect) {
        guard let next = try redirects.next(after: asked, answeredBy: response) else { return response }
        asked = next
      } catch {
        throw HTTPError(
          .redirectRefused(error.refusal), stage: .redirect, request: sending.request,
          redirectedTo: redirects.count > 0 ? asked.url : nil, response: response)
      }
    }
  }

  private func end(_ sending: Sending) {
    let wasLast = lifecycle.withLock { $0.end(sending) }
    if wasLast { session.finishTasksAndInvalidate() }
  }
}
