/// What httpbin's `GET /cache/{seconds}` answers, as far as the screen shows it.
///
/// A key that is missing or null is `nil`; a value of another type is a failure that names its path.
public struct CacheModel: Codable, Sendable, Hashable {
  /// The address that the server saw the request come from.
  public var origin: String?
  /// The URL that the server was asked for.
  public var url: String?

  /// Makes a model.
  /// - Parameters:
  ///   - origin: The address that the server saw the request come from.
  ///   - url: The URL that the server was asked for.
  public init(origin: String?, url: String?) {
    self.origin = origin
    self.url = url
  }
}
