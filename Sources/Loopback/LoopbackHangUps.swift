/// Which connections a server closes, and when: moments at which real servers close kept-alive connections, drawn from
/// a seed.
///
/// ```swift
/// let hangUps = LoopbackHangUps(seed: seed)
/// let server = try LoopbackServer(hangingUp: hangUps) { _ in .response(200) }
/// ```
///
/// What is drawn depends on the seed, the ordinal of the connection and the place of the request on it, and on nothing
/// else; so a server does the same again when the same requests come over the same connections. The first request of a
/// connection is always answered: what then happens to the next is what happens to connections that are used again.
public struct LoopbackHangUps: Sendable, Hashable {
  /// When a connection is closed.
  public enum Moment: Sendable, Hashable, CaseIterable {
    /// Right after an answer.
    case afterAnswer
    /// A while after an answer, whether the next request has come by then or not.
    case afterDelay
    /// When the head of the next request has come, before its body is read; of a request without one, as
    /// `unanswered`.
    case atHead
    /// When the next request has come in full, instead of an answer.
    case unanswered
  }

  /// What the draws depend on; any number.
  public let seed: UInt64
  /// How many requests of a hundred end their connection, 0 to 100.
  public let percentage: Int
  /// How long the delay after an answer is at most.
  public let longestDelay: Duration
  /// Whether connections are cut with a TCP reset instead of closed.
  public let resets: Bool

  /// Hang-ups drawn from a seed.
  ///
  /// - Parameters:
  ///   - seed: What the draws depend on; any number.
  ///   - percentage: How many requests of a hundred end their connection, 0 to 100.
  ///   - longestDelay: How long the delay after an answer is at most; drawn evenly, to the microsecond.
  ///   - resets: Whether connections are cut with a TCP reset instead of closed.
  public init(
    seed: UInt64, percentage: Int = 40, longestDelay: Duration = .milliseconds(5), resets: Bool = false
  ) {
    self.seed = seed
    self.percentage = percentage
    self.longestDelay = longestDelay
    self.resets = resets
  }

  /// The moment that is drawn for a request; nil when its connection goes on.
  ///
  /// - Parameters:
  ///   - connection: The ordinal of the connection.
  ///   - requestsBefore: How many requests came over it before. For 0 only the moments after an answer are drawn.
  public func moment(connection: Int, requestsBefore: Int) -> Moment? {
    let draw = draw(connection, requestsBefore, 0)
    guard draw % 100 < UInt64(min(max(0, percentage), 100)) else { return nil }
    let moments = requestsBefore == 0 ? [.afterAnswer, .afterDelay] : Moment.allCases
    return moments[Int(draw / 100 % UInt64(moments.count))]
  }

  /// The delay that is drawn for a request which ends its connection after one.
  public func delay(connection: Int, requestsBefore: Int) -> Duration {
    let (seconds, attoseconds) = longestDelay.components
    // Cut at eleven days, which is as long as a server waits.
    let longest = max(0, min(max(seconds, -1), 1_000_000) * 1_000_000 + attoseconds / 1_000_000_000_000)
    return .microseconds(Int64(draw(connection, requestsBefore, 1) % UInt64(longest + 1)))
  }

  /// An answer as this server gives it.
  func answer(to request: LoopbackRequest, _ answer: LoopbackAnswer) -> LoopbackAnswer {
    switch moment(connection: request.connection, requestsBefore: request.requestsBefore) {
    case nil: answer
    case .afterAnswer: answer.then(end)
    case .afterDelay:
      answer.then(
        .wait(delay(connection: request.connection, requestsBefore: request.requestsBefore)), end)
    case .atHead, .unanswered: LoopbackAnswer(end)
    }
  }

  /// What is done instead of reading the body; nil to read it.
  func answer(to head: LoopbackHead) -> LoopbackAnswer? {
    moment(connection: head.connection, requestsBefore: head.requestsBefore) == .atHead
      ? LoopbackAnswer(end) : nil
  }

  private var end: LoopbackAnswer.Step { resets ? .reset : .close }

  private func draw(_ connection: Int, _ requestsBefore: Int, _ number: UInt64) -> UInt64 {
    [UInt64(connection), UInt64(requestsBefore), number].reduce(SplitMix.mix(seed &+ SplitMix.step)) {
      SplitMix.mix($0 &+ SplitMix.step &+ $1)
    }
  }
}
