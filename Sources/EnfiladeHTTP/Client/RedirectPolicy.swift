/// Whether and how far a client follows redirects.
public struct RedirectPolicy: Sendable, Hashable {
  /// How many redirects are followed for one request; 0 or more.
  public let limit: Int
  /// Whether a redirect from `https` to `http` is followed.
  public let allowsDowngrade: Bool
  /// Whether a redirect is followed at all; if not, it is the answer.
  public let follows: Bool

  private init(limit: Int, allowsDowngrade: Bool, follows: Bool) {
    self.limit = limit
    self.allowsDowngrade = allowsDowngrade
    self.follows = follows
  }

  /// Follows up to 20 redirects, never from `https` to `http`.
  public static let standard = follow(upTo: 20)

  /// Follows no redirect: the answer is the redirect itself, with its `Location`.
  public static let never = RedirectPolicy(limit: 0, allowsDowngrade: false, follows: false)

  /// Follows redirects up to a limit; one more is an error.
  /// - Parameters:
  ///   - limit: How many are followed for one request; a negative number counts as 0.
  ///   - allowsDowngrade: Whether one from `https` to `http` is followed.
  public static func follow(upTo limit: Int, allowsDowngrade: Bool = false) -> RedirectPolicy {
    RedirectPolicy(limit: max(0, limit), allowsDowngrade: allowsDowngrade, follows: true)
  }
}
