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

  public static let ok = HTTPStatus(known: 200)
  public static let created = HTTPStatus(known: 201)
  public static let accepted = HTTPStatus(known: 202)
  public static let noContent = HTTPStatus(known: 204)
  public static let partialContent = HTTPStatus(known: 206)
  public static let movedPermanently = HTTPStatus(known: 301)
  public static let found = HTTPStatus(known: 302)
  public static let seeOther = HTTPStatus(known: 303)
  public static let notModified = HTTPStatus(known: 304)
  public static let temporaryRedirect = HTTPStatus(known: 307)
  public static let permanentRedirect = HTTPStatus(known: 308)
  public static let badRequest = HTTPStatus(known: 400)
  public static let unauthorized = HTTPStatus(known: 401)
  public static let forbidden = HTTPStatus(known: 403)
  public static let notFound = HTTPStatus(known: 404)
  public static let conflict = HTTPStatus(known: 409)
  public static let unprocessableContent = HTTPStatus(known: 422)
  public static let tooManyRequests = HTTPStatus(known: 429)
  public static let internalServerError = HTTPStatus(known: 500)
  public static let badGateway = HTTPStatus(known: 502)
  public static let serviceUnavailable = HTTPStatus(known: 503)
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
  public var description: String { String(code) }
}
