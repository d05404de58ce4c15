extension LoopbackServer {
  /// Waits until so many requests have been received in full, and returns all that are remembered.
  ///
  /// It returns early, with fewer, when the waiting task is cancelled or the server stops.
  public func requests(atLeast count: Int) async -> [LoopbackRequest] {
    await journal.wait(for: .requests(count))
    return requests
  }

  /// Waits until the connection with this ordinal exists and has ended, and returns it.
  ///
  /// - Returns: nil when the server stopped before it existed, when the waiting task was cancelled first, and when the
  ///   server keeps no history.
  public func connectionClosed(_ ordinal: Int) async -> LoopbackConnection? {
    await journal.wait(for: .connectionClosed(ordinal))
    guard let connection = journal.connection(ordinal), connection.closed != nil else { return nil }
    return connection
  }

  /// Waits until no accepted connection is open; returns at once when there is none.
  ///
  /// It returns early when the waiting task is cancelled.
  public func allConnectionsClosed() async {
    await journal.wait(for: .allConnectionsClosed)
  }

  /// Waits until the server has been stopped, its threads have done their work and its descriptors are closed.
  ///
  /// It does not stop the server by itself. Cancelling the waiting task does not cut it short, so that a test which
  /// is torn down leaves nothing behind.
  public func stopped() async {
    await journal.waitUntilStopped()
  }
}
