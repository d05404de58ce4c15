extension Twitter {
  /// What a search answers.
  struct Search: Decodable, Equatable, Sendable {
    var statuses: [Status]
    var searchMetadata: SearchMetadata

    private enum CodingKeys: String, CodingKey {
      case statuses
      case searchMetadata = "search_metadata"
    }
  }
}
