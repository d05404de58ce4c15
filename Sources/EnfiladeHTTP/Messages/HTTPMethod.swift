/// What a request asks for: `GET`, `POST`, … (RFC 9110, section 9).
public struct HTTPMethod: Sendable, Hashable {
  /// The method as it is sent. Methods are case-sensitive.
  public let token: String

  /// Makes a method from its token.
  ///
  /// The methods that this type has names for are written in upper case, whatever the case of `token`:
  /// URLSession does that to some of them anyway.
  /// - Parameter token: One or more of the characters that RFC 9110, section 5.6.2, allows: letters, digits
  ///   and ``!#$%&'*+-.^_`|~``.
  /// - Returns: `nil` for anything else, and for `CONNECT`, which is a proxy's. A space or a line break would
  ///   otherwise let the method write the rest of the request line.
  public init?(_ token: String) {
    let upper = token.uppercased()
    guard HTTPToken.isValid(token), upper != "CONNECT" else { return nil }
    self.token = Self.named.contains(upper) ? upper : token
  }

  private static let named: Set<String> = [
    "DELETE", "GET", "HEAD", "OPTIONS", "PATCH", "POST", "PUT", "TRACE",
  ]

  private init(known token: String) {
    self.token = token
  }

  /// Asks for a representation.
  public static let get = HTTPMethod(known: "GET")
  /// Asks for the head of what `GET` would answer.
  public static let head = HTTPMethod(known: "HEAD")
  /// Hands over content to be processed.
  public static let post = HTTPMethod(known: "POST")
  /// Puts content in place of what is there.
  public static let put = HTTPMethod(known: "PUT")
  /// Changes a part of what is there (RFC 5789).
  public static let patch = HTTPMethod(known: "PATCH")
  /// Removes what is there.
  public static let delete = HTTPMethod(known: "DELETE")
  /// Asks what may be asked.
  public static let options = HTTPMethod(known: "OPTIONS")
  /// Asks for the request as it arrived.
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
  /// The token.
  public var description: String { token }
}
