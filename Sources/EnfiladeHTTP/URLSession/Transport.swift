import Dispatch
import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The session of a client, and who is on its way over it.
///
/// The session must not be invalidated before the last call ends: making a task on an invalidated session traps, and
/// a redirect makes one late.
final class Transport: Sendable {
  private struct Calls {
    var running: [ObjectIdentifier: Sending] = [:]
    /// How many tasks are being made. The call of one may end meanwhile, as the last.
    var making = 0
    var isClosed = false

    /// Whether nothing may be done any more.
    var isOver: Bool { isClosed && running.isEmpty && making == 0 }
  }

  /// A session, and who is told of what it does.
  private struct Line {
    let session: URLSession
    let delegate = SessionDelegate()

    init(_ configuration: URLSessionClient.Configuration) {
      #if canImport(FoundationNetworking)
        let queue = InlineOperationQueue()
      #else
        let queue: OperationQueue? = nil
      #endif
      session = URLSession(
        configuration: configuration.sessionConfiguration, delegate: delegate, delegateQueue: queue)
    }

    func task(for request: URLRequest, reportingTo exchange: Exchange) -> URLSessionDataTask {
      let task = session.dataTask(with: request)
      delegate.register(exchange, for: task)
      return task
    }
  }

  let limiter: RequestLimiter
  private let configuration: URLSessionClient.Configuration
  private let line: Line
  private let calls = Mutex(Calls())

  init(_ configuration: URLSessionClient.Configuration) {
    self.configuration = configuration
    limiter = RequestLimiter(
      perHost: configuration.requestsPerHost, total: configuration.requestsAtOnce)
    line = Line(configuration)
  }

  /// Makes a task.
  /// - Returns: The task; `nil` when the call is over, and the client with it.
  func task(for request: URLRequest, reportingTo exchange: Exchange) -> URLSessionDataTask? {
    making { line.task(for: request, reportingTo: exchange) }
  }

  /// Makes a task that goes over a connection of its own.
  ///
  /// libcurl sends a request without a body once more by itself, whatever its method, when the connection was used
  /// before and is closed without an answer. Asking the server to close is not enough: it may not, and over HTTP/2 it
  /// cannot be asked. So the session is the task's own, and ends with it.
  /// - Returns: The task; `nil` when the call is over, and the client with it.
  func unsharedTask(for request: URLRequest, reportingTo exchange: Exchange) -> URLSessionDataTask? {
    making {
      let line = Line(configuration)
      defer { line.session.finishTasksAndInvalidate() }
      var request = request
      request.setValue("close", forHTTPHeaderField: "Connection")
      return line.task(for: request, reportingTo: exchange)
    }
  }

  /// Keeps the session from being invalidated meanwhile.
  private func making(_ make: () -> URLSessionDataTask) -> URLSessionDataTask? {
    let isOver = calls.withLock { calls in
      if !calls.isOver { calls.making += 1 }
      return calls.isOver
    }
    guard !isOver else { return nil }
    let task = make()
    let wasLast = calls.withLock { calls in
      calls.making -= 1
      return calls.isOver
    }
    if wasLast { invalidate() }
    return task
  }

  /// - Returns: Whether the call may go on.
  func begin(_ sending: Sending) -> Bool {
    calls.withLock { calls in
      guard !calls.isClosed else { return false }
      calls.running[ObjectIdentifier(sending)] = sending
      return true
    }
  }

  func end(_ sending: Sending) {
    let wasLast = calls.withLock { calls in
      let wasRunning = calls.running.removeValue(forKey: ObjectIdentifier(sending)) != nil
      return wasRunning && calls.isOver
    }
    if wasLast { invalidate() }
  }

  /// Lets no further call begin.
  /// - Returns: The calls that are on their way.
  func close() -> [Sending] {
    let (running, isOver) = calls.withLock { calls in
      calls.isClosed = true
      return (Array(calls.running.values), calls.isOver)
    }
    if isOver { invalidate() }
    return running
  }

  private func invalidate() {
    line.session.finishTasksAndInvalidate()
  }

  /// Does something outside the queues of URLSession and the locks of whoever asks for it: cancelling a task from
  /// within a cancellation handler deadlocks all networking of a process on Linux (swift-corelibs-foundation #5412),
  /// and so does making one where a session reports.
  static func aside(_ work: @escaping @Sendable () -> Void) {
    queue.async(execute: work)
  }

  /// Makes or begins a task: at once while no other is on its way in this process, or else aside.
  ///
  /// Both wait for the queue that all networking shares, and a server can keep that busy: by an endless flood of
  /// bytes, or a head of thousands of lines. A call would then not end when its time is up, and would keep a thread
  /// from whatever else there is to do.
  static func whileIdle(_ work: @escaping @Sendable () -> Void) {
    if SessionDelegate.tasks.load(ordering: .relaxed) == 0 { work() } else { aside(work) }
  }

  private static let queue = DispatchQueue(label: "Enfilade.URLSessionClient.aside")
}
