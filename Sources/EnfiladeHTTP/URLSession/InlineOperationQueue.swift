import Foundation

#if canImport(FoundationNetworking)
  /// A queue that does at once what it is given, on the thread that gives it.
  ///
  /// URLSession on Linux gives its delegate's queue an operation for each piece of a body, which costs more than the
  /// rest of the delivery. What is done here runs on the queue that all networking of the process shares: it must
  /// not block, and must not call URLSession, which would wait for that queue.
  ///
  /// It adds no state to a class that is `Sendable`.
  final class InlineOperationQueue: OperationQueue, @unchecked Sendable {
    override func addOperation(_ block: @escaping @Sendable () -> Void) {
      block()
    }
  }
#endif
