extension HTTPFields.Name {
  /// Which codings of the content the client takes.
  static let acceptEncoding = Self(known: "Accept-Encoding")
  /// Which part of the whole the content is (RFC 9110, section 14.4).
  static let contentRange = Self(known: "Content-Range")
  /// When the message was made.
  static let date = Self(known: "Date")
  /// On which version a range depends (RFC 9110, section 13.1.5).
  static let ifRange = Self(known: "If-Range")
  /// When the content was last changed.
  static let lastModified = Self(known: "Last-Modified")
  /// Which part is asked for (RFC 9110, section 14.2).
  static let range = Self(known: "Range")
  /// How the message is framed, apart from its length.
  static let transferEncoding = Self(known: "Transfer-Encoding")
}
