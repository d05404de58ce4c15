extension HTTPError {
  /// How far an exchange had come when it failed.
  public enum Stage: String, Sendable, Hashable, CaseIterable {
    /// The request was being made or checked; nothing was sent.
    case request
    /// The server was being reached.
    case connection
    /// The head of the response was awaited.
    case head
    /// The head had come, and the body was on its way.
    case body
    /// A redirect was to be followed.
    case redirect
    /// The response was whole, and its status was judged.
    case status
    /// The response was whole, and its body was decoded.
    case decoding
  }
}
