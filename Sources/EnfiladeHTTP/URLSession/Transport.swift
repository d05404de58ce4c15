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
    var isClosed = false
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
  /// The line for requests that never go over a connection that was used before, once there was one.
  private let unshared = Mutex<Line?>(nil)
  private let calls = Mutex(Calls())

  init(_ configuration: URLSessionClient.Configuration) {
    self.configuration = configuration
    limiter = RequestLimiter(
      perHost: configuration.requestsPerHost, total: configuration.requestsAtOnce)
    line = Line(configuration)
  }

  func task(for request: URLRequest, reportingTo exchange: Exchange) -> URLSessionDataTask {
    line.task(for: request, reportingTo: exchange)
  }

  /// Makes a task that goes over a connection of its own.
  ///
  /// libcurl sends a request without a body once more by itself, whatever its method, when the connection was used
  /// before and is closed without an answer. No connection of this line is kept for another request.
  func unsharedTask(for request: URLRequest, reportingTo exchange: Exchange) -> URLSessionDataTask {
    let line = unshared.withLock { line in
      let made = line ?? Line(configuration)
      line = made
      return made
    }
    var request = request
    request.setValue("close", forHTTPHeaderField: "Connection")
    return line.task(for: request, reportingTo: exchange)
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
      return wasRunning && calls.isClosed && calls.running.isEmpty
    }
    if wasLast { invalidate() }
  }

  /// Lets no further call begin.
  /// - Returns: The calls that are on their way.
  func close() -> [Sending] {
    let running = calls.withLock { calls in
      calls.isClosed = true
      return Array(calls.running.values)
    }
    if running.isEmpty { invalidate() }
    return running
  }

  private func invalidate() {
    line.session.finishTasksAndInvalidate()
    unshared.withLock { $0.take() }?.session.finishTasksAndInvalidate()
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
