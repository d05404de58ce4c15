/// What the server does with a connection once a request has been read: a script of steps.
///
/// After the last step the next request is read from the same connection, unless the request or the answer said
/// `Connection: close`, or the request was HTTP/1.0 without `Connection: keep-alive`; then the connection is closed.
public struct LoopbackAnswer: Sendable {
  /// The steps, in the order in which they are played.
  public let steps: [Step]
  /// Where the body of a composed response starts; nil for raw steps, which a HEAD request gets in full.
  let body: BodyMark?

  /// An answer of steps, played in order.
  public init(_ steps: Step...) {
    self.init(steps: steps)
  }

  /// An answer of steps, played in order.
  public init(steps: [Step]) {
    self.init(steps: steps, body: nil)
  }

  init(steps: [Step], body: BodyMark?) {
    self.steps = steps
    self.body = body
  }

  /// An answer that never comes: the request is read, and then nothing happens until the peer closes.
  public static var hanging: LoopbackAnswer {
    LoopbackAnswer(.untilPeerCloses)
  }

  /// This answer after a wait on the continuous clock.
  public func waiting(_ duration: Duration) -> LoopbackAnswer {
    preceded(by: .wait(duration))
  }

  /// This answer once the gate is open.
  public func waiting(_ gate: LoopbackGate) -> LoopbackAnswer {
    preceded(by: .hold(gate))
  }

  /// This answer, followed by more steps.
  public func then(_ more: Step...) -> LoopbackAnswer {
    LoopbackAnswer(steps: steps + more, body: body)
  }

  private func preceded(by step: Step) -> LoopbackAnswer {
    LoopbackAnswer(
      steps: [step] + steps, body: body.map { BodyMark(step: $0.step + 1, offset: $0.offset) })
  }
}
