#if canImport(FoundationNetworking)
  import Dispatch

  /// Gives Dispatch time to let go of what URLSession has sent.
  ///
  /// On Linux, URLSession has each buffer that it has read from a stream freed on a global queue. While a long body goes
  /// out, a busy machine does not get to that, and tens of megabytes pile up.
  struct Relief {
    /// How many bytes may be read before the queue is waited for.
    private static let interval = 2 << 20
    /// All networking of the process waits along, so not for long.
    private static let patience = DispatchTimeInterval.milliseconds(20)

    private var read = 0

    /// So many bytes have been read.
    mutating func note(_ count: Int) {
      read += count
      guard read >= Self.interval else { return }
      read = 0
      let isReached = DispatchSemaphore(value: 0)
      // It comes after all buffers that wait there to be freed.
      DispatchQueue.global().async { isReached.signal() }
      _ = isReached.wait(timeout: .now() + Self.patience)
    }
  }
#endif
