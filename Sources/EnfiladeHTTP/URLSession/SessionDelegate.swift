import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Passes what a session reports to the exchange it belongs to.
///
/// It is the session's delegate and no task's: on Linux a task's own delegate is told of no redirect, no
/// challenge and no end. There it is called on the queue that all networking shares.
final class SessionDelegate: NSObject, URLSessionDataDelegate {
  /// How many tasks of all clients have not ended.
  static let tasks = Atomic<Int>(0)

  private let exchanges = Mutex<[Int: Exchange]>([:])

  func register(_ exchange: Exchange, for task: URLSessionTask) {
    Self.tasks.add(1, ordering: .relaxed)
    exchanges.withLock { $0[task.taskIdentifier] = exchange }
  }

  private func exchange(of task: URLSessionTask) -> Exchange? {
    exchanges.withLock { $0[task.taskIdentifier] }
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    if let head = response as? HTTPURLResponse { exchange(of: dataTask)?.receive(head) }
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    exchange(of: dataTask)?.receive(data)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64, totalBytesSent: Int64,
    totalBytesExpectedToSend: Int64
  ) {
    exchange(of: task)?.noteSent(Int(clamping: bytesSent))
  }

  /// Refuses each redirect, so that it becomes the answer and is followed by a task of its own: URLSession
  /// on Linux sends credentials to other hosts, loses bodies and resolves relative targets wrongly.
  func urlSession(
    _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    let isWanted = exchange(of: task)?.refuseRedirect(response) ?? false
    #if canImport(FoundationNetworking)
      // A task that has been cancelled meanwhile traps when it is told.
      if isWanted { completionHandler(nil) }
    #else
      _ = isWanted
      completionHandler(nil)
    #endif
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    #if canImport(FoundationNetworking)
      // Only a 401 brings a challenge here, once its body is there. No other disposition ends the task, and this
      // one cancels it, for which it waits for the queue that this runs on.
      exchange(of: task)?.refuseChallenge()
      Transport.aside { completionHandler(.cancelAuthenticationChallenge, nil) }
    #else
      completionHandler(.performDefaultHandling, nil)
    #endif
  }

  /// The body is to be sent once more. On Linux that is where a connection that was kept alive turned out to be
  /// closed; there the request would wait for ever if nobody did anything (its body has been used up).
  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    needNewBodyStream completionHandler: @escaping @Sendable (InputStream?) -> Void
  ) {
    #if canImport(FoundationNetworking)
      exchange(of: task)?.endStale()
      completionHandler(nil)
    #else
      completionHandler(exchange(of: task)?.bodyStream())
    #endif
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    let exchange = exchanges.withLock { $0.removeValue(forKey: task.taskIdentifier) }
    if exchange != nil { Self.tasks.subtract(1, ordering: .relaxed) }
    exchange?.complete(error, task.response as? HTTPURLResponse)
  }
}
