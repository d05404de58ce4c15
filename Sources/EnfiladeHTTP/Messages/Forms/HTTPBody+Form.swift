import Foundation

extension HTTPBody {
  /// Makes a body as an HTML form is sent: `application/x-www-form-urlencoded` (WHATWG URL, section 5).
  ///
  ///     try HTTPBody.form(login)
  ///     try HTTPBody.form(search, encoder: FormEncoder(lists: .joined(",")))
  /// - Parameters:
  ///   - value: What to encode; it has keys at its top level.
  ///   - encoder: How lists, nested values, dates and the rest are written.
  /// - Throws: What ``FormEncoder/encode(_:)`` throws.
  public static func form(
    _ value: some Encodable, encoder: FormEncoder = FormEncoder()
  ) throws(HTTPError) -> HTTPBody {
    form(encoded: try encoder.encode(value))
  }

  /// Makes a body of pairs as an HTML form is sent: `application/x-www-form-urlencoded` (WHATWG URL, section 5).
  ///
  ///     HTTPBody.form(pairs: ["grant_type": "password", "scope": "read", "scope": "write"])
  /// - Parameter pairs: Names and texts in their order; a name may be repeated.
  public static func form(pairs: KeyValuePairs<String, String>) -> HTTPBody {
    form(encoded: FormEncoder().encode(pairs: pairs.map { ($0.key, $0.value) }))
  }

  /// Makes a body of pairs as an HTML form is sent: `application/x-www-form-urlencoded` (WHATWG URL, section 5).
  /// - Parameter pairs: Names and texts in their order; a name may be repeated.
  public static func form(pairs: [(String, String)]) -> HTTPBody {
    form(encoded: FormEncoder().encode(pairs: pairs))
  }

  private static func form(encoded: String) -> HTTPBody {
    HTTPBody(Data(encoded.utf8), contentType: "application/x-www-form-urlencoded")
  }
}
