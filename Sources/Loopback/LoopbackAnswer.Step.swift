extension LoopbackAnswer {
  /// One thing that the server does with a connection while it answers.
  ///
  /// What the peer sends while a step waits is kept for the next request. When the peer closes meanwhile, the step
  /// ends at once, the steps after it are not played, and the connection is closed. A peer that shuts only its
  /// sending side counts as having closed, since the two look the same from here.
  public enum Step: Sendable {
    /// Sends the bytes exactly as written, in a write of their own.
    case bytes([UInt8])
    /// Waits for a time on the continuous clock.
    case wait(Duration)
    /// Waits until the gate is open.
    case hold(LoopbackGate)
    /// Waits until the peer has closed; no step after it is played.
    case untilPeerCloses
    /// Ends the sending side, so that the peer reads end of file, and goes on reading.
    ///
    /// Bytes of later steps are dropped. When no `close` or `reset` follows, the connection lasts until the peer
    /// closes.
    case halfClose
    /// Closes the connection in an orderly way.
    case close
    /// Cuts the connection with a TCP reset, so that the peer sees `ECONNRESET`.
    case reset

    /// Sends the UTF-8 bytes of the text exactly as written.
    public static func text(_ text: String) -> Step {
      .bytes(Array(text.utf8))
    }
  }
}
