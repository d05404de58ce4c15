/// One connection from accept to close, as its thread goes through it.
struct Conversation: Sendable {
  let ordinal: Int
  let socket: Socket
  let alarm: Alarm
  let script: Script
  let journal: Journal
  var parser: RequestParser
  var requestsBefore = 0
  var hasShutSending = false

  init(ordinal: Int, socket: Socket, alarm: Alarm, script: Script, journal: Journal) {
    self.ordinal = ordinal
    self.socket = socket
    self.alarm = alarm
    self.script = script
    self.journal = journal
    parser = RequestParser(bodies: script.bodies)
  }

  /// Talks with the peer until one of the two ends it, and gives everything back.
  mutating func run() {
    end(converse())
  }

  /// Closes the connection in the way its end asks for, and then writes it down.
  func end(_ ending: Ending) {
    if ending.closing.how == .serverReset {
      socket.reset()
    } else {
      socket.close()
    }
    alarm.close()
    journal.closeConnection(ordinal, ending.closing)
    journal.leave(alarm)
  }

  private mutating func converse() -> Ending {
    do throws(Ending) {
      if let greeting = script.onAccept {
        try play(greeting, for: "")
        if greeting.saysClose { throw Ending(.serverClosed) }
      }
      while true {
        let (request, allowsKeepAlive) = try nextRequest()
        let answer = script.answer(request)
        try play(answer, for: request.method)
        if !allowsKeepAlive || answer.saysClose { throw Ending(.serverClosed) }
      }
    } catch {
      return error
    }
  }

  mutating func play(_ answer: LoopbackAnswer, for method: String) throws(Ending) {
    for step in answer.steps(for: method) {
      switch step {
      case .bytes(let bytes): try send(bytes)
      case .generated(let interval, let pieces): try send(pieces(), every: interval)
      case .wait(let duration): try pause(until: .now + duration)
      case .hold(let gate): try pause(at: gate)
      case .untilPeerCloses: try untilPeerCloses()
      case .halfClose:
        socket.shutDownSending()
        hasShutSending = true
      case .close: throw Ending(.serverClosed)
      case .reset: throw Ending(.serverReset)
      }
    }
    if hasShutSending { try untilPeerCloses() }
  }
}
