/// What an exchange took, measured on the client's clock.
///
/// URLSession reports no metrics on Linux; these are the client's own and mean the same on each platform. Durations
/// begin with the call of `send` or `stream`, and are 0 when nobody measured.
public struct HTTPMetrics: Sendable, Hashable {
  /// How long the request waited for its turn, all its redirects together.
  public var queued: Duration
  /// The time to the head of the last response.
  public var timeToHead: Duration
  /// The time to the end of the last response.
  public var total: Duration
  /// How often a request was sent, redirects and renewed attempts included; at least 1 once anything was sent.
  public var attempts: Int
  /// How many redirects were followed.
  public var redirects: Int
  /// How many bytes of bodies were handed to the system, all attempts together.
  public var bytesSent: Int
  /// How many bytes of the last response's body have come, decompressed.
  public var bytesReceived: Int
  /// Whether the last response came over a connection that was open before; `nil` where that cannot be known.
  /// URLSession does not tell on Linux.
  public var reusedConnection: Bool?

  /// Makes a record.
  /// - Parameters:
  ///   - queued: How long the request waited for its turn.
  ///   - timeToHead: The time to the head of the last response.
  ///   - total: The time to the end of the last response.
  ///   - attempts: How often a request was sent.
  ///   - redirects: How many redirects were followed.
  ///   - bytesSent: How many bytes of bodies were handed to the system.
  ///   - bytesReceived: How many bytes of the last response's body have come, decompressed.
  ///   - reusedConnection: Whether the connection was open before; `nil` where that cannot be known.
  public init(
    queued: Duration = .zero, timeToHead: Duration = .zero, total: Duration = .zero, attempts: Int = 0,
    redirects: Int = 0, bytesSent: Int = 0, bytesReceived: Int = 0, reusedConnection: Bool? = nil
  ) {
    self.queued = queued
    self.timeToHead = timeToHead
    self.total = total
    self.attempts = attempts
    self.redirects = redirects
    self.bytesSent = bytesSent
    self.bytesReceived = bytesReceived
    self.reusedConnection = reusedConnection
  }
}
