extension LoopbackServer {
  /// Starts a server that asks a closure for its answers, and closes connections at moments drawn from a seed.
  ///
  /// - Parameters:
  ///   - hangUps: Which connections are closed, and when.
  ///   - bodies: Whether the bodies of requests are kept.
  ///   - keepsHistory: Whether requests and closed connections are remembered, or only counted.
  ///   - answer: Called for each complete request, also when its answer is then not sent.
  /// - Throws: `LoopbackError` when the system gives no socket, pipe or thread.
  public convenience init(
    hangingUp hangUps: LoopbackHangUps, bodies: Bodies = .kept, keepsHistory: Bool = true,
    answer: @escaping @Sendable (LoopbackRequest) -> LoopbackAnswer
  ) throws(LoopbackError) {
    try self.init(
      bodies: bodies, keepsHistory: keepsHistory, onHead: { hangUps.answer(to: $0) },
      answer: { hangUps.answer(to: $0, answer($0)) })
  }
}
