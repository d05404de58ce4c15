/// Every text that a person reads on a screen of the scenes, in one place.
public enum Texts {
  /// The cache screen.
  public enum Cache {
    public static let title = "cache"
    public static let loading = "loading"
    public static let origin = "origin"
    public static let url = "url"
    public static let failed = "failed"
    /// Stands where the server gave no value.
    public static let nothing = "(none)"
    public static let retry = "Run it again to retry."
  }
}
