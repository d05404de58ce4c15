extension LoopbackServer {
  /// What a server does with the bodies of requests while they come.
  public enum Bodies: Sendable, Hashable {
    /// Each is kept in its request.
    case kept
    /// Only their digests are kept, so that an upload of any length costs no memory.
    case hashed
  }
}
