extension HTTPFields {
  /// The name of a field: a token that compares without regard to case (RFC 9110, section 5.1).
  public struct Name: Sendable {
    /// The name as it was written, and as it is sent.
    public let spelling: String
    /// The name in lower case, by which it compares.
    public let canonical: String

    /// Makes a name.
    /// - Parameter spelling: One or more of the characters that RFC 9110, section 5.6.2, allows: letters,
    ///   digits and ``!#$%&'*+-.^_`|~``.
    /// - Returns: `nil` for anything else.
    public init?(_ spelling: String) {
      guard HTTPToken.isValid(spelling) else { return nil }
      self.init(known: spelling)
    }

    private init(known spelling: String) {
      self.spelling = spelling
      canonical = spelling.lowercased()
    }

    public static let accept = Name(known: "Accept")
    public static let authorization = Name(known: "Authorization")
    public static let contentEncoding = Name(known: "Content-Encoding")
    public static let contentLength = Name(known: "Content-Length")
    public static let contentType = Name(known: "Content-Type")
    public static let cookie = Name(known: "Cookie")
    public static let etag = Name(known: "ETag")
    public static let location = Name(known: "Location")
    public static let proxyAuthorization = Name(known: "Proxy-Authorization")
    public static let setCookie = Name(known: "Set-Cookie")
    public static let userAgent = Name(known: "User-Agent")
    public static let wwwAuthenticate = Name(known: "WWW-Authenticate")

    /// Whether the field belongs to the connection and is the transport's to write (RFC 9112, sections 6
    /// and 9, and RFC 9110, section 7.6.1). Set by hand on Linux, some of these make a request hang.
    var isFraming: Bool {
      Self.framing.contains(canonical)
    }

    /// Whether the value is likely a secret, which no description shows and no other origin is told.
    public var isSensitive: Bool {
      Self.sensitive.contains(canonical) || Self.sensitiveParts.contains { canonical.contains($0) }
    }

    private static let framing: Set<String> = [
      "connection", "content-length", "expect", "host", "keep-alive", "proxy-connection", "te", "trailer",
      "transfer-encoding", "upgrade",
    ]
    private static let sensitive: Set<String> = [
      "authorization", "cookie", "proxy-authorization", "set-cookie",
    ]
    private static let sensitiveParts = ["api-key", "apikey", "password", "secret", "session", "token"]
  }
}

extension HTTPFields.Name: Hashable {
  public static func == (left: Self, right: Self) -> Bool {
    left.canonical == right.canonical
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(canonical)
  }
}

extension HTTPFields.Name: CustomStringConvertible {
  public var description: String { spelling }
}
