import Foundation

/// The client over Foundation's URLSession, the same on Linux as on Apple's platforms.
///
/// Make one and keep it: it holds one session and with it the connections that are kept alive. It keeps no
/// cookies, no credentials and no cache, follows redirects by RFC 9110 itself, and cancels or gives up on
/// time by its own clock; a cancelled call returns at once, and its connection is closed.
///
/// **Requests that must not be sent twice.** A connection that was kept alive may be closed by the server just as a
/// request goes out, and then nobody can know whether the request was acted upon. One whose method is idempotent
/// (RFC 9110, section 9.2.2), or that has an `Idempotency-Key` field, is sent again over another connection; any
/// other fails with ``HTTPError/Reason-swift.enum/interrupted``, and whether to send it again is the caller's to say.
/// On Linux a request of the latter kind without a body, such as an empty POST, goes over a connection of its own,
/// since nothing else keeps libcurl from sending it again; that costs a new connection each.
///
/// **What it cannot mend on Linux.** The process dies when a server closes the connection inside the header
/// of a response (swift-corelibs-foundation #5285), sends trailer fields after a chunked body, or promises a body of
/// 9,223,372,036,854,775,807 bytes. All sessions of a process share one queue: a server that floods it, or sends a head
/// of thousands of lines, holds up every other request, which then ends when its time is up, and the connection of a
/// call that has ended is closed once there is a pause. The body of a redirect is gathered without a limit but
/// time's. A compressed body that is cut off may pass for whole. Responses with header lines that no other client minds are refused: no space after the colon, no reason phrase,
/// lines that end in a bare LF, or a value in Latin-1 (#5527). The body of a redirect that is not followed is
/// lost. Repeated header fields arrive joined by commas. Hosts that are IPv6 literals cannot be asked. Options for
/// TLS are refused (``TLSOptions``).
public final class URLSessionClient: StreamingHTTPClient {
  private let configuration: Configuration
  private let clock: any Clock<Duration>
  private let transport: Transport

  /// Makes a client with a session of its own.
  /// - Parameters:
  ///   - configuration: Its limits and redirects.
  ///   - clock: What time limits and metrics are measured on.
  public init(
    configuration: Configuration = Configuration(), clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.configuration = configuration
    self.clock = clock
    transport = Transport(configuration)
  }

  deinit {
    // A session lives until it is invalidated; streams that are read go on until their end.
    _ = transport.close()
  }

  /// Sends a request and waits for the whole response, as ``HTTPClient/send(_:)`` says.
  /// - Parameter request: What to send.
  /// - Throws: ``HTTPError``.
  public func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    let sending = Sending(
      request, limits: request.timeLimits.completed(by: configuration.timeLimits),
      bodyLimit: configuration.bodyLimit, clock: clock, transport: transport)
    try open(sending)
    defer { sending.close() }
    return try await Journey(sending, redirects: configuration.redirects, transport: transport).run().response
  }

  /// Sends a request and waits for the head of the response, as ``StreamingHTTPClient/stream(_:buffering:)`` says.
  /// - Parameters:
  ///   - request: What to send.
  ///   - buffering: What becomes of bytes that come faster than they are read.
  /// - Throws: ``HTTPError``.
  public func stream(
    _ request: HTTPRequest, buffering: HTTPStream.Buffering
  ) async throws(HTTPError) -> HTTPStream {
    if buffering.memory < 1 {
      throw HTTPError(
        invalid: .limit(name: "the buffer's size in memory", buffering.memory), request: request)
    }
    let buffer = StreamBuffer(buffering)
    let sending = Sending(
      request, limits: request.timeLimits.completed(by: configuration.timeLimits),
      // A stream may last for ever, unless the request itself says otherwise.
      endsAtHead: request.timeLimits.total == nil, sink: buffer, clock: clock, transport: transport)
    try open(sending)
    do throws(HTTPError) {
      let answer = try await Journey(sending, redirects: configuration.redirects, transport: transport).run()
      if !answer.isOpen {
        sending.close()
        buffer.finish(nil)
      }
      return HTTPStream(
        head: answer.response, request: request,
        source: ResponseStream(
          answer.response, from: buffer, of: sending, redirectedTo: answer.redirectedTo))
    } catch {
      sending.close()
      throw error
    }
  }

  /// Ends the client: from now on each call throws ``HTTPError/Reason-swift.enum/closed``.
  ///
  /// A download or a sequence of events that waits before it asks anew learns of it when it does.
  /// - Parameter running: What becomes of the calls that are on their way, those included that wait for their turn.
  public func shutdown(_ running: RunningRequests = .finish) {
    let ending = transport.close()
    if running == .cancel {
      for sending in ending { sending.stop(.closed) }
    }
  }

  /// What ``shutdown(_:)`` does to calls that are on their way.
  public enum RunningRequests: Sendable, Hashable {
    /// They finish as if nothing had happened.
    case finish
    /// They end at once with ``HTTPError/Reason-swift.enum/closed``.
    case cancel
  }

  /// Checks what can be known before anything is sent, and begins the call.
  private func open(_ sending: Sending) throws(HTTPError) {
    let request = sending.request
    try request.validate()
    if let fault = configuration.timeLimits.fault {
      throw HTTPError(invalid: .timeout(fault), request: request)
    }
    if let limit = configuration.bodyLimit, limit < 0 {
      throw HTTPError(invalid: .limit(name: "the limit on the size of a body", limit), request: request)
    }
    if let unsupported = configuration.tls.unsupported {
      throw HTTPError(.unsupported(unsupported), stage: .request, request: request)
    }
    guard sending.open() else { throw HTTPError(.closed, stage: .request, request: request) }
  }
}
