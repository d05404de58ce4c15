import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The least that a session's delegate has to do: collect the bytes of each task, and resume who waits for them.
///
/// It shows what of a client's time is the price of a delegate, without which no redirect can be refused and no
/// answer be cut off that grows too large.
final class Collector: NSObject, URLSessionDataDelegate {
  private struct Collection {
    let continuation: CheckedContinuation<(Data, URLResponse?), any Error>
    var data = Data()
  }

  private let collections = Mutex<[Int: Collection]>([:])

  func collect(_ task: URLSessionDataTask) async throws -> (Data, URLResponse?) {
    try await withCheckedThrowingContinuation { continuation in
      collections.withLock { $0[task.taskIdentifier] = Collection(continuation: continuation) }
      task.resume()
    }
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    collections.withLock { $0[dataTask.taskIdentifier]?.data.append(data) }
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    let collection = collections.withLock { $0.removeValue(forKey: task.taskIdentifier) }
    guard let collection else { return }
    if let error {
      collection.continuation.resume(throwing: error)
    } else {
      collection.continuation.resume(returning: (collection.data, task.response))
    }
  }
}
