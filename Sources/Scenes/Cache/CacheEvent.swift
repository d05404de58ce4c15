/// What the person can do on the cache screen.
public enum CacheEvent: Sendable, Hashable {
  /// Ask again.
  case reload
}
