extension ServerSentEvents {
  /// When to connect anew, and when to give up.
  ///
  /// After a response that ended as it should, the client waits the reconnection time, which is the server's to set,
  /// but at least a tenth of a second.
  /// After the n-th failure in a row it waits the reconnection time, but at least a second, doubled n − 1 times; not
  /// longer than ``longestBackoff`` unless the reconnection time is. An event, and a response that ends as it should,
  /// end the row.
  public struct Reconnection: Sendable, Hashable {
    /// How long to wait until the server says otherwise with `retry`; at least 0. It may ask for a day at most.
    public var time: Duration
    /// How long repeated failures may make the wait; at least 0.
    public var longestBackoff: Duration
    /// With which failure in a row to give up; 1 gives up with the first, `nil` never.
    public var maximumFailures: Int?

    /// Makes a rule.
    /// - Parameters:
    ///   - time: How long to wait until the server says otherwise; at least 0.
    ///   - longestBackoff: How long repeated failures may make the wait; at least 0.
    ///   - maximumFailures: With which failure in a row to give up; at least 1, or `nil` for never.
    public init(
      time: Duration = .seconds(3), longestBackoff: Duration = .seconds(60), maximumFailures: Int? = nil
    ) {
      self.time = time
      self.longestBackoff = longestBackoff
      self.maximumFailures = maximumFailures
    }

    /// Three seconds, a minute, and never.
    public static let standard = Reconnection()

    /// A server that asks to be asked at once is not asked a thousand times a second.
    private static let shortest = Duration.milliseconds(100)

    /// Whether so many failures in a row are too many.
    func givesUp(after failures: Int) -> Bool {
      maximumFailures.map { failures >= $0 } ?? false
    }

    /// How long to wait.
    /// - Parameters:
    ///   - wanted: The server's reconnection time, if it has set one.
    ///   - failures: How many failures in a row there were; 0 after a response that ended as it should.
    func delay(wanted: Duration?, failures: Int) -> Duration {
      let time = wanted.map { Swift.min($0, .seconds(86_400)) } ?? self.time
      guard failures > 0 else { return Swift.max(time, Self.shortest) }
      var delay = Swift.max(time, .seconds(1))
      var doublings = failures - 1
      while doublings > 0, delay < longestBackoff {
        delay *= 2
        doublings -= 1
      }
      return Swift.max(time, Swift.min(delay, longestBackoff))
    }
  }
}
