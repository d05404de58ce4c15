/// Every text that a person reads on a screen of the scenes, in one place.
public enum Texts {
  /// The cache screen.
  public enum Cache {
    /// The name of the screen.
    public static let title = "cache"
    /// While the answer is awaited.
    public static let loading = "loading"
    /// The label of the address that the server saw.
    public static let origin = "origin"
    /// The label of the URL that the server was asked for.
    public static let url = "url"
    /// What precedes the reason of a failure.
    public static let failed = "failed"
    /// Stands where the server gave no value.
    public static let nothing = "(none)"
    /// What to do about a failure that may pass.
    public static let retry = "Run it again to retry."
  }
}
