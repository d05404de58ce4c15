/// A scripted HTTP/1.1 server on 127.0.0.1, on a port that the system picks, for tests and demos.
///
/// Every connection has a thread of its own, so a script may wait as long as it likes without holding up another.
/// Servers share nothing and can run side by side.
///
/// ```swift
/// let server = try LoopbackServer(answers: [.json("[1, 2]"), .response(503), .hanging])
/// // ... let a client loose on server.url ...
/// let requests = await server.requests(atLeast: 3)
/// ```
///
/// The server stops when it is stopped or released. Keep it in use until after the last request, by reading its
/// `requests` there or with `withExtendedLifetime(server)`: an optimised build releases it after its last use, not
/// at the end of the scope, and cuts the connections. Do not capture it strongly in its own `answer`: it would then live
/// until `stop()` is called.
public final class LoopbackServer: Sendable {
  /// The TCP port on 127.0.0.1.
  public let port: UInt16
  let journal: Journal

  /// Starts a server that asks a closure for the answer to each request.
  ///
  /// - Parameters:
  ///   - bodies: Whether the bodies of requests are kept.
  ///   - keepsHistory: Whether requests and closed connections are remembered: a request costs about 0.4 kB and what
  ///     its body has. Without a history they are only counted, however many come.
  ///   - onAccept: Played on every new connection before anything is read from it; with no `close` in it, requests
  ///     are read afterwards.
  ///   - onHead: Called, as `answer` is, when a body is to follow a head. nil has it read; an answer is played instead,
  ///     and then the connection is closed with the body unread. Such a request counts as not received.
  ///   - answer: Called on the thread of the connection, for several connections at once. It may block, but then the
  ///     closing of its peer is not noticed and `stopped()` waits for it; let the steps do the waiting.
  /// - Throws: `LoopbackError` when the system gives no socket, pipe or thread.
  public init(
    bodies: Bodies = .kept, keepsHistory: Bool = true, onAccept: LoopbackAnswer? = nil,
    onHead: (@Sendable (LoopbackHead) -> LoopbackAnswer?)? = nil,
    answer: @escaping @Sendable (LoopbackRequest) -> LoopbackAnswer
  ) throws(LoopbackError) {
    journal = Journal(keepsHistory: keepsHistory)
    let script = Script(bodies: bodies, onAccept: onAccept, onHead: onHead, answer: answer)
    port = try Doorman.open(for: script, journal: journal)
  }

  /// Starts a server that gives the nth answer to the nth request, over whichever connection it comes.
  ///
  /// Further requests get a 500 whose body says that the script has ended.
  ///
  /// - Throws: `LoopbackError` when the system gives no socket, pipe or thread.
  public convenience init(answers: [LoopbackAnswer]) throws(LoopbackError) {
    try self.init { request in
      guard request.ordinal < answers.count else {
        let count = "\(answers.count) \(answers.count == 1 ? "answer" : "answers")"
        return .response(
          500, fields: [("Content-Type", "text/plain")],
          body: "The script has ended: it has \(count), and this is request \(request.ordinal + 1).")
      }
      return answers[request.ordinal]
    }
  }

  deinit {
    journal.stop()
  }

  /// The root of the server without a final slash: `http://127.0.0.1:49152`.
  public var url: String {
    "http://127.0.0.1:\(port)"
  }

  /// The complete requests received so far, in order of their ordinals; none when there is no history.
  public var requests: [LoopbackRequest] {
    journal.requests
  }

  /// How many complete requests have been received so far.
  public var requestCount: Int {
    journal.requestCount
  }

  /// The connections accepted so far, open or not, in order of their ordinals; only open ones when there is no history.
  public var connections: [LoopbackConnection] {
    journal.connections
  }

  /// How many connections have been accepted so far.
  public var connectionCount: Int {
    journal.connectionCount
  }

  /// Asks the server to stop: it accepts no more, cuts all connections and releases those who wait.
  ///
  /// It returns at once and can be called from any thread, more than once; `stopped()` waits for the end.
  public func stop() {
    journal.stop()
  }
}
