extension Conversation {
  /// Reads on until the next request is complete, and writes it down.
  mutating func nextRequest() throws(Ending) -> (request: LoopbackRequest, allowsKeepAlive: Bool) {
    while true {
      switch try nextEvent() {
      case .needsMore:
        try receive(until: nil)
      case .head(let head):
        try playHead(head)
        if head.expectsContinue { try send(Array("HTTP/1.1 100 Continue\r\n\r\n".utf8)) }
      case .request(let head, let body):
        let request = journal.record(head, body: body, on: ordinal, after: requestsBefore)
        requestsBefore += 1
        return (request, head.allowsKeepAlive)
      }
    }
  }

  /// Asks the script whether the body is to be read; if not, its answer is the last thing on this connection.
  private mutating func playHead(_ head: RequestHead) throws(Ending) {
    let shown = LoopbackHead(
      connection: ordinal, requestsBefore: requestsBefore, method: head.method, target: head.target,
      fields: head.fields)
    guard let answer = script.onHead?(shown) else { return }
    try play(answer, for: head.method)
    throw Ending(.serverClosed)
  }

  /// Sends all the bytes, however slowly the peer takes them.
  func send(_ bytes: [UInt8]) throws(Ending) {
    if hasShutSending { return }
    var rest = bytes[...]
    while !rest.isEmpty {
      try checkStop()
      switch socket.send(rest) {
      case .moved(let count): rest = rest.dropFirst(count)
      case .notNow: _ = alarm.wait(for: socket.descriptor, .toWrite)
      case .peerClosed: throw Ending(.peerClosed)
      case .peerReset: throw Ending(.peerReset)
      }
    }
  }

  /// Sends the pieces as they are made, with a wait between two when there is an interval.
  mutating func send(_ next: () -> [UInt8]?, every interval: Duration?) throws(Ending) {
    var due: ContinuousClock.Instant?
    while !hasShutSending, let piece = next() {
      if let due { try pause(until: due) }
      due = interval.map { .now + $0 }
      // Also for pieces of no bytes, which are not sent.
      try checkStop()
      try send(piece)
    }
  }

  /// Waits until the time has come.
  mutating func pause(until deadline: ContinuousClock.Instant) throws(Ending) {
    repeat {
      try receive(until: deadline)
    } while .now < deadline
  }

  /// Waits until the gate is open.
  mutating func pause(at gate: LoopbackGate) throws(Ending) {
    gate.add(alarm)
    defer { gate.remove(alarm) }
    while !gate.isOpen {
      try receive(until: nil)
    }
  }

  /// Waits until the peer has closed, which it does by throwing.
  mutating func untilPeerCloses() throws(Ending) {
    while true {
      try receive(until: nil)
    }
  }

  /// Waits once for the peer, the alarm or the time, and keeps what the peer has sent.
  ///
  /// Reading while a script waits is what makes the end of the stream show, even behind pipelined bytes, and on every
  /// platform alike.
  private mutating func receive(until deadline: ContinuousClock.Instant?) throws(Ending) {
    try checkStop()
    let isReady = alarm.wait(
      for: socket.descriptor, .toRead, atMost: deadline.map { ContinuousClock.now.duration(to: $0) })
    try checkStop()
    guard isReady else { return }
    var bytes: [UInt8] = []
    switch socket.receive(into: &bytes) {
    // After a half-close nothing is answered any more.
    case .moved: if !hasShutSending { parser.append(bytes) }
    case .notNow: break
    case .peerClosed: throw Ending(.peerClosed)
    case .peerReset: throw Ending(.peerReset)
    }
  }

  private func checkStop() throws(Ending) {
    if journal.isStopping { throw Ending(.serverClosed) }
  }

  private mutating func nextEvent() throws(Ending) -> RequestParser.Event {
    do throws(Malformed) {
      return try parser.next()
    } catch {
      let ending = Ending(.malformed(error.sentence))
      try? refuse(error)
      throw ending
    }
  }

  /// Answers with 400, and then reads on for up to a second.
  ///
  /// Closing at once while the peer still sends would reset the connection, and could take the answer with it.
  private mutating func refuse(_ malformed: Malformed) throws(Ending) {
    let fields = [("Content-Type", "text/plain"), ("Connection", "close")]
    let answer = LoopbackAnswer.response(400, fields: fields, body: malformed.sentence)
    for case .bytes(let bytes) in answer.steps {
      try send(bytes)
    }
    socket.shutDownSending()
    hasShutSending = true
    try pause(until: .now + .seconds(1))
  }
}
