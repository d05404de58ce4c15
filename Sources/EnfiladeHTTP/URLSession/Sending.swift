import Synchronization

/// One call of a client: an exchange for the request and one more for each redirect, and whatever stops them.
final class Sending: Sendable {
  private struct State {
    var stopped: HTTPError.Reason?
    /// Stops what is under way: an exchange, or the gathering of a body.
    var stop: (@Sendable (HTTPError.Reason) -> Void)?
    var watch: Watch
    var alarm: Alarm?
    /// When the alarm rings, as time since the call began.
    var alarmTime: Duration?
    var isClosed = false
    var metrics = HTTPMetrics()
    /// When the present exchange began to wait for its turn.
    var queuedSince: Duration?
    /// Whether its turn came before that was noted.
    var isQueuedNoLonger = false
  }

  let request: HTTPRequest
  /// How many bytes of a body are taken.
  let bodyLimit: Int?
  /// Where the body goes when it is read while it comes.
  let sink: StreamBuffer?
  private let limits: HTTPTimeLimits
  private let clock: any Clock<Duration>
  private let elapsed: @Sendable () -> Duration
  private let transport: Transport
  private let state: Mutex<State>

  /// - Parameters:
  ///   - request: What is asked.
  ///   - limits: How long it may take.
  ///   - endsAtHead: Whether the limit on the whole holds only until the head has come.
  ///   - bodyLimit: How many bytes of a body are taken.
  ///   - sink: Where the body goes when it is read while it comes.
  ///   - clock: What time is measured on.
  ///   - transport: What it is carried by.
  init(
    _ request: HTTPRequest, limits: HTTPTimeLimits, endsAtHead: Bool = false, bodyLimit: Int? = nil,
    sink: StreamBuffer? = nil,
    clock: any Clock<Duration>, transport: Transport
  ) {
    self.request = request
    self.limits = limits
    self.bodyLimit = bodyLimit
    self.sink = sink
    self.clock = clock
    self.transport = transport
    elapsed = clock.stopwatch()
    state = Mutex(State(watch: Watch(limits, endsAtHead: endsAtHead)))
  }

  /// What the call took so far; its total is the time until now, or until its end.
  var metrics: HTTPMetrics {
    let now = elapsed()
    return state.withLock { state in
      if !state.isClosed { state.metrics.total = now }
      return state.metrics
    }
  }

  /// The call begins.
  /// - Returns: Whether it may: no more may once the client was shut down.
  func open() -> Bool {
    guard transport.begin(self) else { return false }
    state.withLock { setAlarm(&$0, now: .zero) }
    return true
  }

  /// The call is over. It may be called more than once.
  func close() {
    let now = elapsed()
    let alarm = state.withLock { state in
      if !state.isClosed { state.metrics.total = now }
      state.isClosed = true
      return state.alarm.take()
    }
    alarm?.cancel()
    transport.end(self)
  }

  /// Stops the call for good; the first reason counts. The caller goes on at once.
  ///
  /// It is safe inside a cancellation handler, where URLSession must not be called.
  func stop(_ reason: HTTPError.Reason) {
    let stop = state.withLock { state -> (@Sendable (HTTPError.Reason) -> Void)? in
      guard state.stopped == nil else { return nil }
      state.stopped = reason
      return state.stop.take()
    }
    stop?(reason)
  }

  /// Something begins that the call is stopped by.
  /// - Returns: Why it is not to begin, if the call has been stopped.
  func adopt(_ stop: @escaping @Sendable (HTTPError.Reason) -> Void) -> HTTPError.Reason? {
    state.withLock { state in
      if state.stopped == nil { state.stop = stop }
      return state.stopped
    }
  }

  /// What was adopted is over.
  func disown() {
    // What the closure holds is let go outside the lock.
    _ = state.withLock { state in
      state.watch.note(.between, at: .zero)
      return state.stop.take()
    }
  }
}

extension Sending {
  /// An exchange waits for its turn.
  func noteQueued() {
    let now = elapsed()
    state.withLock { state in
      let isOver = state.isQueuedNoLonger
      state.isQueuedNoLonger = false
      if isOver { return }
      state.queuedSince = now
      note(.turn, &state, now: now)
    }
  }

  /// A request goes out.
  func noteStart(queued: Bool) {
    let now = queued || limits.firstByte != nil ? elapsed() : .zero
    state.withLock { state in
      state.metrics.attempts += 1
      state.metrics.bytesReceived = 0
      if let since = state.queuedSince.take() {
        state.metrics.queued += now - since
      } else {
        state.isQueuedNoLonger = queued
      }
      note(.head, &state, now: now)
    }
  }

  /// Bytes of a body were handed over.
  func noteSent(_ count: Int) {
    let now = limits.firstByte == nil ? .zero : elapsed()
    state.withLock { state in
      state.metrics.bytesSent += count
      if state.watch.phase == .head { note(.head, &state, now: now) }
    }
  }

  /// The head of an answer has come.
  func noteHead() {
    let now = elapsed()
    state.withLock { state in
      state.metrics.timeToHead = now
      note(.body, &state, now: now)
    }
  }

  /// Bytes of a body have come.
  func noteReceived(_ count: Int) {
    let now = limits.betweenBytes == nil ? .zero : elapsed()
    state.withLock { state in
      state.metrics.bytesReceived += count
      note(.body, &state, now: now)
    }
  }

  private func note(_ phase: Watch.Phase, _ state: inout State, now: Duration) {
    state.watch.note(phase, at: now)
    setAlarm(&state, now: now)
  }

  /// Sets the alarm if it would ring too late. One that rings too early finds out, and is set again.
  private func setAlarm(_ state: inout State, now: Duration) {
    guard !state.isClosed, let time = state.watch.deadline?.time, state.alarmTime.map({ time < $0 }) ?? true
    else { return }
    state.alarm?.cancel()
    state.alarmTime = time
    state.alarm = Alarm(after: time - now, on: clock) { [weak self] in self?.ring() }
  }

  private func ring() {
    let now = elapsed()
    let late = state.withLock { state -> Watch.Deadline? in
      // There may be nothing to wait for now, as between two requests, and again later.
      state.alarmTime = nil
      guard !state.isClosed, let deadline = state.watch.deadline else { return nil }
      guard deadline.time <= now else {
        setAlarm(&state, now: now)
        return nil
      }
      return deadline
    }
    if let late { stop(.timedOut(limit: late.limit, after: late.after)) }
  }
}

extension Clock where Duration == Swift.Duration {
  /// - Returns: A function that says how long ago this was called.
  func stopwatch() -> @Sendable () -> Swift.Duration {
    let start = now
    return { start.duration(to: self.now) }
  }
}
