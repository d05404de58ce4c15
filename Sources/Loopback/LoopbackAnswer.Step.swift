extension LoopbackAnswer {
  /// One thing that the server does with a connection while it answers.
  ///
  /// What the peer sends while a step waits is kept for the next request. When the peer closes meanwhile, the step
  /// ends at once, the steps after it are not played, and the connection is closed. A peer that shuts only its
  /// sending side counts as having closed, since the two look the same from here.
  public enum Step: Sendable {
    /// Sends the bytes exactly as written, in a write of their own.
    case bytes([UInt8])
    /// Sends bytes that are made while they are sent: each piece in a write of its own, with a wait between two.
    ///
    /// - Parameters:
    ///   - every: How long to wait between two pieces, on the continuous clock; nil to send each as soon as the peer
    ///     takes it.
    ///   - pieces: Called once for each answer. What it returns is asked for one piece after the other, on the thread
    ///     of the connection, until it says nil or the peer has closed: it may go on for ever.
    case generated(every: Duration? = nil, _ pieces: @Sendable () -> () -> [UInt8]?)
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

    /// Sends bytes a few at a time.
    ///
    /// - Parameters:
    ///   - bytes: What is sent in all. A `Connection: close` in it is not looked for.
    ///   - count: How many bytes at a time; at least 1.
    ///   - interval: How long to wait between two writes, on the continuous clock.
    public static func drip(_ bytes: [UInt8], _ count: Int = 1, every interval: Duration) -> Step {
      .generated(every: interval) {
        var rest = bytes[...]
        return {
          defer { rest = rest.dropFirst(max(1, count)) }
          return rest.isEmpty ? nil : Array(rest.prefix(max(1, count)))
        }
      }
    }

    /// Sends the same bytes over and over, as fast as the peer takes them.
    ///
    /// - Parameters:
    ///   - bytes: What is sent each time; a piece of many kilobytes goes out faster than a small one.
    ///   - times: How often; nil for as long as the peer lets them come.
    public static func repeated(_ bytes: [UInt8], times: Int? = nil) -> Step {
      .generated {
        var sent = 0
        return {
          if let times, sent >= times { return nil }
          sent &+= 1
          return bytes
        }
      }
    }
  }
}
