extension LoopbackServer {
  /// Waits until so many requests have been received in full, and returns all there are.
  ///
  /// It returns early, with fewer, when the waiting task is cancelled or the server stops.
  public func requests(atLeast count: Int) async -> [LoopbackRequest] {
    await journal.wait(for: .requests(count))
    return requests
  }

  /// Waits until the connection with this ordinal exists and has ended, and returns it.
  ///
  /// - Returns: nil when the server stopped before it existed, or the waiting task was cancelled first.
  public func connectionClosed(_ ordinal: Int) async -> LoopbackConnection? {
    await journal.wait(for: .connectionClosed(ordinal))
    let connections = connections
    guard connections.indices.contains(ordinal), connections[ordinal].closed != nil else { return nil }
    return connections[ordinal]
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
