/// What an exchange took, measured on the client's clock.
///
/// URLSession reports no metrics on Linux; these are the client's own and mean the same on each platform.
public struct HTTPMetrics: Sendable, Hashable {
  /// From the call of `send` to the head of the last response; 0 when nobody measured.
  public var timeToHead: Duration
  /// From the call of `send` to the end of the last response; 0 when nobody measured.
  public var total: Duration
  /// How many redirects were followed.
  public var redirects: Int

  /// Makes a record.
  /// - Parameters:
  ///   - timeToHead: From the call of `send` to the head of the last response.
  ///   - total: From the call of `send` to the end of the last response.
  ///   - redirects: How many redirects were followed.
  public init(timeToHead: Duration = .zero, total: Duration = .zero, redirects: Int = 0) {
    self.timeToHead = timeToHead
    self.total = total
    self.redirects = redirects
  }
}
