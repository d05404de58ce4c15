import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// One request and its answer over one `URLSessionDataTask`.
///
/// Its end comes once, from the session or from a stop, whichever is first. A stop resumes the caller before
/// it tells URLSession, and tells it on another queue.
final class Exchange: Sendable {
  private struct State {
    var continuation: CheckedContinuation<Outcome, Never>?
    var isOver = false
    /// Whether it is the limiter's to be told of the end.
    var hasTurn = false
    var task: URLSessionDataTask?
    var head: Head?
    var body = Data()
    var received = 0
    var sent = 0
  }

  let host: String
  private let request: HTTPRequest
  private let body: PreparedBody?
  // It is URLSession's to read; here its fault is asked for, which any thread may do.
  private nonisolated(unsafe) let stream: BodyStream?
  private let sending: Sending
  private let transport: Transport
  private let state = Mutex(State())

  /// - Parameters:
  ///   - request: What is asked.
  ///   - body: What it carries.
  ///   - sending: The call that this is a part of.
  ///   - transport: What it is carried by.
  init(_ request: HTTPRequest, body: PreparedBody?, for sending: Sending, over transport: Transport) {
    host = request.origin
    self.request = request
    self.body = body
    stream = body?.stream()
    self.sending = sending
    self.transport = transport
  }

  /// Waits for its turn, and starts.
  /// - Parameter continuation: Resumed at the end, or once the head is there when the call is a stream.
  func begin(_ continuation: CheckedContinuation<Outcome, Never>) {
    state.withLock { $0.continuation = continuation }
    if let stopped = sending.adopt({ [weak self] reason in self?.stop(reason) }) {
      stop(stopped)
    } else if transport.limiter.enter(self) {
      Transport.whileIdle { [self] in start(queued: false) }
    } else {
      sending.noteQueued()
    }
  }

  func stop(_ reason: HTTPError.Reason) {
    end { hasHead in Failure(reason: reason, stage: hasHead ? .body : .head) }
  }

  // MARK: What the session reports

  func receive(_ head: HTTPURLResponse) {
    // An interim response (RFC 9110, section 15.2) is no answer; one comes after it.
    if (100...199).contains(head.statusCode) { return }
    guard let status = HTTPStatus(head.statusCode) else {
      end { _ in Failure(reason: .unknown(hint: "the status \(head.statusCode)"), stage: .head) }
      return
    }
    let received = Head(status: status, fields: HTTPFields(head))
    let isOver = state.withLock { state in
      if !state.isOver { state.head = received }
      return state.isOver
    }
    // A redirect is reported once more when it has been refused; the next request may be on its way by then.
    if isOver { return }
    sending.noteHead()
    // A redirect is told of at its end; of a stream the head is all that is waited for.
    if sending.sink != nil, !status.isRedirect {
      let continuation = state.withLock { $0.continuation.take() }
      continuation?.resume(returning: Outcome(head: received, isOpen: true))
    }
    if request.method != .head, let limit = sending.bodyLimit, let length = received.length, length > limit {
      end { _ in Failure(reason: .tooLarge(.body, limit: limit), stage: .body) }
    }
  }

  func receive(_ data: Data) {
    let isTooMuch = state.withLock { state -> Bool? in
      // What comes after the end, as the body of a redirect does, belongs to nobody.
      guard !state.isOver, state.head != nil else { return nil }
      state.received += data.count
      if let limit = sending.bodyLimit, state.received > limit { return true }
      if sending.sink == nil {
        if state.body.isEmpty {
          state.body = data
        } else {
          state.body.append(data)
        }
      }
      return false
    }
    guard let isTooMuch else { return refuseHeadless() }
    sending.noteReceived(data.count)
    if isTooMuch, let limit = sending.bodyLimit {
      end { _ in Failure(reason: .tooLarge(.body, limit: limit), stage: .body) }
    } else if let sink = sending.sink, let failure = sink.receive(data) {
      end { _ in failure }
    }
  }

  /// A body has come whose head could not be read, and for which URLSession on Linux makes up a head that says 200.
  private func refuseHeadless() {
    end { _ in Failure(reason: .unknown(hint: "a body without a head that can be read"), stage: .head) }
  }

  func noteSent(_ count: Int) {
    let sent = state.withLock { state in
      state.sent += count
      return state.isOver ? nil : state.sent
    }
    guard let sent else { return }
    sending.noteSent(count)
    request.body?.observer?(HTTPProgress(bytes: sent, total: body?.count))
  }

  /// A 401 has come in full, and URLSession asks for a credential: the 401 is the answer.
  func refuseChallenge() {
    end { _ in nil }
  }

  /// The server redirects, and URLSession asks whether to follow: the redirect is the answer.
  ///
  /// URLSession must be told so only if nobody has cancelled the task before, and nobody may cancel it after:
  /// it traps when the answer to its question finds the task in another state.
  /// - Returns: Whether to tell it.
  func refuseRedirect(_ head: HTTPURLResponse) -> Bool {
    receive(head)
    return end(cancelling: false) { _ in nil }
  }

  /// The connection was closed before anything of an answer came, and URLSession would send the body once more.
  func endStale() {
    end { _ in Failure(reason: .interrupted, stage: .head, isStale: true) }
  }

  /// Reads the body from its start, to send it once more.
  func bodyStream() -> InputStream? {
    body?.stream()
  }

  /// - Parameters:
  ///   - error: Why the task failed, if it did.
  ///   - head: The response as the task knows it. A redirect that leads nowhere is reported in no other way.
  func complete(_ error: (any Error)?, _ head: HTTPURLResponse?) {
    if error == nil, let head, state.withLock({ $0.head == nil && !$0.isOver }) {
      guard (300...399).contains(head.statusCode) else { return refuseHeadless() }
      receive(head)
    }
    end(cancelling: false) { hasHead in
      if let fault = stream?.fault?.fault { return Failure(reason: .file(fault), stage: .request) }
      return error.map { Failure($0, stage: hasHead ? .body : .head, asked: request) }
    }
  }

  // MARK: The end

  /// - Parameters:
  ///   - cancelling: Whether URLSession's task is still to be ended.
  ///   - failure: Told whether the head has come; says why the exchange failed, if it did.
  /// - Returns: Whether this was the end; an exchange ends once.
  @discardableResult
  private func end(cancelling: Bool = true, _ failure: (Bool) -> Failure?) -> Bool {
    let end = state.withLock { state -> End? in
      guard !state.isOver else { return nil }
      state.isOver = true
      let outcome = Outcome(head: state.head, body: state.body, failure: failure(state.head != nil))
      state.body = Data()
      return End(
        continuation: state.continuation.take(), task: state.task.take(), hadTurn: state.hasTurn,
        outcome: outcome)
    }
    guard let end else { return false }
    sending.disown()
    if let continuation = end.continuation {
      continuation.resume(returning: end.outcome)
    } else {
      sending.close()
      sending.sink?.finish(end.outcome.failure)
    }
    if end.hadTurn { leave() } else { transport.limiter.withdraw(host) }
    if cancelling, let task = end.task { Transport.aside { task.cancel() } }
    return true
  }

  private struct End {
    let continuation: CheckedContinuation<Outcome, Never>?
    let task: URLSessionDataTask?
    let hadTurn: Bool
    let outcome: Outcome
  }

  private func leave() {
    guard let next = transport.limiter.leave(host) else { return }
    // Not here, where a session may be reporting.
    Transport.aside { next.start() }
  }
}

extension Exchange: RequestLimiter.Member {
  var isWaiting: Bool { state.withLock { !$0.isOver } }

  func start() {
    start(queued: true)
  }

  private func start(queued: Bool) {
    let isWanted = state.withLock { state in
      if !state.isOver { state.hasTurn = true }
      return !state.isOver
    }
    guard isWanted else { return leave() }
    sending.noteStart(queued: queued)
    guard let task = makeTask() else { return }
    let isOver = state.withLock { state in
      if !state.isOver { state.task = task }
      return state.isOver
    }
    // A task that was never resumed is cancelled all the same, or the session would wait for it.
    if isOver { Transport.aside { task.cancel() } } else { task.resume() }
  }
}

extension Exchange {
  private func makeTask() -> URLSessionDataTask? {
    let made = URLRequest(request, body: body, stream: stream)
    #if canImport(FoundationNetworking)
      if !request.mayBeSentTwice, body.map({ $0.count == 0 }) ?? true {
        return transport.unsharedTask(for: made, reportingTo: self)
      }
    #endif
    return transport.task(for: made, reportingTo: self)
  }
}
