/// What a `LoopbackServer` knows about one of its connections, at the moment of asking.
public struct LoopbackConnection: Sendable, Equatable {
  /// The place of this connection among those accepted by its server, from 0.
  public let ordinal: Int
  /// When the server accepted it.
  public let openedAt: ContinuousClock.Instant
  /// How and when it ended; nil while it is open.
  public internal(set) var closed: Closing?
  /// How many complete requests have come over it.
  public internal(set) var requestCount: Int
}
