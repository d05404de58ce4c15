extension LoopbackConnection {
  /// The end of a connection.
  public struct Closing: Sendable, Equatable {
    /// When the server noticed the peer's closing, or closed the connection itself.
    public let at: ContinuousClock.Instant
    /// Who ended the connection, and in which way.
    public let how: How

    /// Who ended a connection, and in which way.
    public enum How: Sendable, Equatable {
      /// The peer closed in an orderly way, or at least shut its sending side.
      case peerClosed
      /// The peer reset the connection; closing with unread data in its buffer does that, too.
      case peerReset
      /// The server closed: by a script, at the end of keep-alive, or because it was stopped.
      case serverClosed
      /// The server reset the connection because a script said so.
      case serverReset
      /// The peer sent something that is not HTTP/1.1; the sentence says what. It was answered with 400.
      case malformed(String)
    }
  }
}
