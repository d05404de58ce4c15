import Dispatch
import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// One request and its answer over one `URLSessionDataTask`.
///
/// Its end comes once, from the session or from a stop, whichever is first. A stop resumes the caller before
/// it tells URLSession, and tells it on another queue: cancelling a URLSession task from within a
/// cancellation handler deadlocks all networking of a process on Linux (swift-corelibs-foundation #5412).
final class Exchange: Sendable {
  /// What has come of an answer, and why no more of it did.
  struct Outcome {
    var received: Received?
    var failure: Failure?
  }

  struct Received {
    var status: HTTPStatus
    var fields: HTTPFields
    var body = Data()
    var timeToHead: Duration
  }

  struct Failure {
    var reason: HTTPError.Reason
    var stage: HTTPError.Stage
    var underlying: (any Error)?
  }

  private struct State {
    var continuation: CheckedContinuation<Outcome, Never>?
    var isOver = false
    var task: URLSessionDataTask?
    var received: Received?
  }

  private let request: HTTPRequest
  private let state = Mutex(State())
  private let elapsed: @Sendable () -> Duration

  /// - Parameters:
  ///   - request: What is asked.
  ///   - elapsed: Says how long ago the call of `send` began.
  init(_ request: HTTPRequest, elapsed: @escaping @Sendable () -> Duration) {
    self.request = request
    self.elapsed = elapsed
  }

  func wait(_ continuation: CheckedContinuation<Outcome, Never>) {
    state.withLock { $0.continuation = continuation }
  }

  func start(session: URLSession, delegate: SessionDelegate) {
    let task = session.dataTask(with: URLRequest(request))
    delegate.register(self, for: task)
    let isOver = state.withLock { state in
      state.task = task
      return state.isOver
    }
    // A task that was never resumed is cancelled all the same, or the session would wait for it.
    if isOver { cancel(task) } else { task.resume() }
  }

  func stop(_ reason: HTTPError.Reason) {
    end { hasHead in Failure(reason: reason, stage: hasHead ? .body : .head) }
  }

  // MARK: What the session reports

  func receive(_ head: HTTPURLResponse) {
    let time = elapsed()
    guard let status = HTTPStatus(head.statusCode) else {
      end { _ in Failure(reason: .unknown(hint: "the status \(head.statusCode)"), stage: .head) }
      return
    }
    let received = Received(status: status, fields: HTTPFields(head), timeToHead: time)
    state.withLock { $0.received = received }
  }

  func receive(_ data: Data) {
    state.withLock { $0.received?.body.append(data) }
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

  /// - Parameters:
  ///   - error: Why the task failed, if it did.
  ///   - head: The response as the task knows it. A redirect that leads nowhere is reported in no other way.
  func complete(_ error: (any Error)?, _ head: HTTPURLResponse?) {
    if error == nil, let head, state.withLock({ $0.received == nil && !$0.isOver }) { receive(head) }
    end(cancelling: false) { hasHead in
      error.map { Failure($0, stage: hasHead ? .body : .head, asked: request) }
    }
  }

  /// - Parameters:
  ///   - cancelling: Whether URLSession's task is still to be ended.
  ///   - failure: Told whether the head has come; says why the exchange failed, if it did.
  /// - Returns: Whether this was the end; an exchange ends once.
  @discardableResult
  private func end(cancelling: Bool = true, _ failure: (Bool) -> Failure?) -> Bool {
    let (continuation, task, outcome) = state.withLock { state in
      let received = state.received.take()
      let outcome = state.isOver ? nil : Outcome(received: received, failure: failure(received != nil))
      state.isOver = true
      return (state.continuation.take(), state.task.take(), outcome)
    }
    if let continuation, let outcome { continuation.resume(returning: outcome) }
    if cancelling, let task { cancel(task) }
    return outcome != nil
  }

  private func cancel(_ task: URLSessionTask) {
    Self.cancellations.async { task.cancel() }
  }

  private static let cancellations = DispatchQueue(label: "Enfilade.URLSessionClient.cancellations")
}

extension Exchange.Received {
  /// - Parameters:
  ///   - asked: The request that was answered.
  ///   - total: The time since `send` was called.
  ///   - redirects: How many redirects led here.
  func response(asked: HTTPRequest, total: Duration, redirects: Int) -> HTTPResponse {
    HTTPResponse(
      status: status, fields: fields, body: body, url: asked.url,
      metrics: HTTPMetrics(timeToHead: timeToHead, total: total, redirects: redirects))
  }
}
