public import EnfiladeHTTP
import Foundation

extension Endpoint where Value == CacheModel {
  /// httpbin's `GET /cache/{seconds}`.
  /// - Parameters:
  ///   - seconds: For how long the answer may be kept, 0 or more.
  ///   - baseURL: Where httpbin, or a server that answers like it, is; a slash at its end does not matter.
  /// - Throws: `HTTPError` when `baseURL` is no http or https URL.
  public static func cache(seconds: Int, at baseURL: String) throws(HTTPError) -> Self {
    // The base is checked by itself first: joined as text, "http://" would make a host of "cache".
    var request = try HTTPRequest(.get, HTTPRequest(.get, baseURL).url.appending(path: "cache/\(seconds)"))
    try request.fields.set(.accept, to: "application/json")
    return Endpoint(request)
  }
}
