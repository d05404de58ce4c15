/// The three-digit status of a response (RFC 9110, section 15).
public struct HTTPStatus: Sendable, Hashable {
  /// The code, 100 to 999.
  public let code: Int

  /// Makes a status.
  /// - Parameter code: 100 to 999.
  /// - Returns: `nil` for any other number.
  public init?(_ code: Int) {
    guard (100...999).contains(code) else { return nil }
    self.code = code
  }

  private init(known code: Int) {
    self.code = code
  }

  /// 200 OK.
  public static let ok = HTTPStatus(known: 200)
  /// 201 Created.
  public static let created = HTTPStatus(known: 201)
  /// 202 Accepted.
  public static let accepted = HTTPStatus(known: 202)
  /// 204 No Content.
  public static let noContent = HTTPStatus(known: 204)
  /// 206 Partial Content.
  public static let partialContent = HTTPStatus(known: 206)
  /// 301 Moved Permanently.
  public static let movedPermanently = HTTPStatus(known: 301)
  /// 302 Found.
  public static let found = HTTPStatus(known: 302)
  /// 303 See Other.
  public static let seeOther = HTTPStatus(known: 303)
  /// 304 Not Modified.
  public static let notModified = HTTPStatus(known: 304)
  /// 307 Temporary Redirect.
  public static let temporaryRedirect = HTTPStatus(known: 307)
  /// 308 Permanent Redirect.
  public static let permanentRedirect = HTTPStatus(known: 308)
  /// 400 Bad Request.
  public static let badRequest = HTTPStatus(known: 400)
  /// 401 Unauthorized.
  public static let unauthorized = HTTPStatus(known: 401)
  /// 403 Forbidden.
  public static let forbidden = HTTPStatus(known: 403)
  /// 404 Not Found.
  public static let notFound = HTTPStatus(known: 404)
  /// 409 Conflict.
  public static let conflict = HTTPStatus(known: 409)
  /// 422 Unprocessable Content.
  public static let unprocessableContent = HTTPStatus(known: 422)
  /// 429 Too Many Requests (RFC 6585, section 4).
  public static let tooManyRequests = HTTPStatus(known: 429)
  /// 500 Internal Server Error.
  public static let internalServerError = HTTPStatus(known: 500)
  /// 502 Bad Gateway.
  public static let badGateway = HTTPStatus(known: 502)
  /// 503 Service Unavailable.
  public static let serviceUnavailable = HTTPStatus(known: 503)
  /// 504 Gateway Timeout.
  public static let gatewayTimeout = HTTPStatus(known: 504)

  /// Whether the request was received, understood and accepted: 200 to 299.
  public var isSuccess: Bool { (200..<300).contains(code) }

  /// Whether the status asks the client to repeat the request at its `Location` (RFC 9110, section 15.4):
  /// 301, 302, 303, 307 or 308.
  public var isRedirect: Bool {
    [.movedPermanently, .found, .seeOther, .temporaryRedirect, .permanentRedirect].contains(self)
  }
}

extension HTTPStatus: CustomStringConvertible {
  /// The code.
  public var description: String { String(code) }
}
