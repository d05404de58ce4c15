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

    init(known spelling: String) {
      self.spelling = spelling
      canonical = spelling.lowercased()
    }

    /// Which media types the client takes.
    public static let accept = Name(known: "Accept")
    /// The client's credentials.
    public static let authorization = Name(known: "Authorization")
    /// What caches may do (RFC 9111).
    public static let cacheControl = Name(known: "Cache-Control")
    /// How the content is compressed.
    public static let contentEncoding = Name(known: "Content-Encoding")
    /// The size of the content in bytes, as it was sent.
    public static let contentLength = Name(known: "Content-Length")
    /// The media type of the content.
    public static let contentType = Name(known: "Content-Type")
    /// The client's cookies (RFC 6265).
    public static let cookie = Name(known: "Cookie")
    /// The version of the content.
    public static let etag = Name(known: "ETag")
    /// The latest server-sent event that the client knows (WHATWG HTML Standard, section 9.2.4).
    public static let lastEventID = Name(known: "Last-Event-ID")
    /// Where a redirect leads, or what was created.
    public static let location = Name(known: "Location")
    /// The client's credentials for a proxy.
    public static let proxyAuthorization = Name(known: "Proxy-Authorization")
    /// A cookie for the client (RFC 6265).
    public static let setCookie = Name(known: "Set-Cookie")
    /// What the client is.
    public static let userAgent = Name(known: "User-Agent")
    /// How the client may authenticate itself.
    public static let wwwAuthenticate = Name(known: "WWW-Authenticate")

    /// Whether the field belongs to the connection and is the transport's to write (RFC 9112, sections 6
    /// and 9, and RFC 9110, section 7.6.1). Set by hand on Linux, some of these make a request hang.
    var isFraming: Bool {
      Self.framing.contains(canonical)
    }

    /// Whether the value is likely a secret, which no description shows and no other origin is told.
    public var isSensitive: Bool {
      Sensitivity.isSecret(canonical)
    }

    private static let framing: Set<String> = [
      "connection", "content-length", "expect", "host", "keep-alive", "proxy-connection", "te", "trailer",
      "transfer-encoding", "upgrade",
    ]

    /// Whether the value is a URL, in whose query a secret may be.
    var holdsURL: Bool {
      ["content-location", "location", "origin", "referer", "refresh"].contains(canonical)
    }
  }
}

extension HTTPFields.Name: Hashable {
  /// Whether both are one name, whatever their case.
  public static func == (left: Self, right: Self) -> Bool {
    left.canonical == right.canonical
  }

  /// Hashes what is compared.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(canonical)
  }
}

extension HTTPFields.Name: CustomStringConvertible {
  /// The name as it was written.
  public var description: String { spelling }
}
