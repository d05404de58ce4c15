extension Twitter {
  /// How a message was found.
  struct Metadata: Decodable, Equatable, Sendable {
    var resultType: String
    var isoLanguageCode: String

    private enum CodingKeys: String, CodingKey {
      case resultType = "result_type"
      case isoLanguageCode = "iso_language_code"
    }
  }
}
