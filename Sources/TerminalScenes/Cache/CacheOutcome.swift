/// How asking for what the cache screen shows has ended.
public enum CacheOutcome: Sendable, Hashable {
  /// The answer is shown.
  case loaded
  /// What went wrong is shown.
  case failed
  /// Nobody waits any more, and nothing is shown.
  case cancelled
}
