public import EnfiladeHTTP
import Foundation

/// Which requests a row of a ``StubHTTPClient`` answers: those of one method and one place.
///
/// The place is a whole URL, or a path with its query, which then matches on any host:
///
///     let routes: [StubRoute] = [
///       .get("https://httpbin.org/cache/60"),
///       .get("/cache/60"),
///       .request(.put, "/hotels/7?draft=1"),
///     ]
///
/// It is compared exactly, query included, as the server would see it: percent-encoded, without a fragment,
/// with the scheme and the host in lower case, without the usual port, and with `/` for an empty path.
public struct StubRoute: Hashable, Sendable {
  /// A part of a request in which it can differ from a route.
  enum Part: String {
    case method
    case origin = "scheme, host or port"
    case path
    case query
  }

  private let method: HTTPMethod
  /// The scheme, the host and any port but the usual one; `nil` for any.
  private let origin: String?
  private let path: String
  /// `nil` for none, which is not the same as an empty one.
  private let query: String?

  /// Matches requests of any method.
  /// - Parameters:
  ///   - method: The method.
  ///   - place: An absolute URL, or a path with its query; a path gets a `/` at its front if it has none.
  public static func request(_ method: HTTPMethod, _ place: String) -> StubRoute {
    StubRoute(method, place)
  }

  /// Matches `GET` requests of a place, as ``request(_:_:)`` takes it.
  public static func get(_ place: String) -> StubRoute { StubRoute(.get, place) }

  /// Matches `POST` requests of a place, as ``request(_:_:)`` takes it.
  public static func post(_ place: String) -> StubRoute { StubRoute(.post, place) }

  /// Matches `PUT` requests of a place, as ``request(_:_:)`` takes it.
  public static func put(_ place: String) -> StubRoute { StubRoute(.put, place) }

  /// Matches `PATCH` requests of a place, as ``request(_:_:)`` takes it.
  public static func patch(_ place: String) -> StubRoute { StubRoute(.patch, place) }

  /// Matches `DELETE` requests of a place, as ``request(_:_:)`` takes it.
  public static func delete(_ place: String) -> StubRoute { StubRoute(.delete, place) }

  private init(_ method: HTTPMethod, _ place: String) {
    let isAbsolute = ["http://", "https://"].contains { place.lowercased().hasPrefix($0) }
    let text = isAbsolute ? place : Self.anyOrigin + (place.hasPrefix("/") ? place : "/" + place)
    if let url = URL(string: text) {
      self.init(method, url, matchesAnyOrigin: !isAbsolute)
    } else {
      // No URL, so no request is like it; it is listed as it was written.
      self.init(method, origin: nil, path: place, query: nil)
    }
  }

  private init(_ method: HTTPMethod, _ url: URL, matchesAnyOrigin: Bool) {
    let components = URLComponents(url: url, resolvingAgainstBaseURL: true)
    let path = components?.percentEncodedPath ?? ""
    self.init(
      method, origin: matchesAnyOrigin ? nil : Self.origin(of: components),
      path: path.isEmpty ? "/" : path, query: components?.percentEncodedQuery)
  }

  private init(_ method: HTTPMethod, origin: String?, path: String, query: String?) {
    self.method = method
    self.origin = origin
    self.path = path
    self.query = query
  }

  /// In what a request differs; empty when the route matches it.
  func differences(from request: HTTPRequest) -> [Part] {
    let asked = StubRoute(request.method, request.url, matchesAnyOrigin: false)
    var parts: [Part] = []
    if method != asked.method { parts.append(.method) }
    if let origin, origin != asked.origin { parts.append(.origin) }
    if path != asked.path { parts.append(.path) }
    if query != asked.query { parts.append(.query) }
    return parts
  }

  private static func origin(of components: URLComponents?) -> String {
    let scheme = components?.scheme?.lowercased() ?? ""
    let host = components?.encodedHost?.lowercased() ?? ""
    let defaultPort = scheme == "https" ? 443 : 80
    guard let port = components?.port, port != defaultPort else { return "\(scheme)://\(host)" }
    return "\(scheme)://\(host):\(port)"
  }

  private static let anyOrigin = "http://any"
}

extension StubRoute: CustomStringConvertible {
  /// The method and the place, with secrets left out as in the description of a request.
  public var description: String {
    let place = (origin ?? Self.anyOrigin) + path + (query.map { "?" + $0 } ?? "")
    guard let request = try? HTTPRequest(method, place) else {
      return "\(method) \(path.debugDescription), which no request can ask"
    }
    let text = request.description
    guard origin == nil, let range = text.range(of: Self.anyOrigin) else { return text }
    return text.replacingCharacters(in: range, with: "")
  }
}
