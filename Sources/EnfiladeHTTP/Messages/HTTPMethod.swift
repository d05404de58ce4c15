/// What a request asks for: `GET`, `POST`, … (RFC 9110, section 9).
public struct HTTPMethod: Sendable, Hashable {
  /// The method as it is sent; methods are case-sensitive.
  public let token: String

  /// Makes a method from its token.
  /// - Parameter token: One or more of the characters that RFC 9110, section 5.6.2, allows: letters, digits
  ///   and ``!#$%&'*+-.^_`|~``.
  /// - Returns: `nil` for anything else. A space or a line break would otherwise let the method write the
  ///   rest of the request line.
  public init?(_ token: String) {
    guard HTTPToken.isValid(token) else { return nil }
    self.token = token
  }

  private init(known token: String) {
    self.token = token
  }

  public static let get = HTTPMethod(known: "GET")
  public static let head = HTTPMethod(known: "HEAD")
  public static let post = HTTPMethod(known: "POST")
  public static let put = HTTPMethod(known: "PUT")
  public static let patch = HTTPMethod(known: "PATCH")
  public static let delete = HTTPMethod(known: "DELETE")
  public static let options = HTTPMethod(known: "OPTIONS")
  public static let trace = HTTPMethod(known: "TRACE")

  /// Whether the method asks for nothing to change (RFC 9110, section 9.2.1).
  public var isSafe: Bool {
    [.get, .head, .options, .trace].contains(self)
  }

  /// Whether sending the request twice has the effect of sending it once (RFC 9110, section 9.2.2).
  public var isIdempotent: Bool {
    isSafe || self == .put || self == .delete
  }
}

extension HTTPMethod: CustomStringConvertible {
  public var description: String { token }
}
