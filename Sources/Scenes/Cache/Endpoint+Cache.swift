public import EnfiladeHTTP

extension Endpoint where Value == CacheModel {
  /// httpbin's `GET /cache/{seconds}`.
  /// - Parameters:
  ///   - seconds: For how long the answer may be kept, 0 or more.
  ///   - baseURL: Where httpbin, or a server that answers like it, is; a slash at its end does not matter.
  /// - Throws: `HTTPError` when `baseURL` is no http or https URL.
  public static func cache(seconds: Int, at baseURL: String) throws(HTTPError) -> Self {
    let base = baseURL.hasSuffix("/") ? String(baseURL.dropLast()) : baseURL
    return Endpoint(try HTTPRequest(.get, "\(base)/cache/\(seconds)", fields: ["Accept": "application/json"]))
  }
}
