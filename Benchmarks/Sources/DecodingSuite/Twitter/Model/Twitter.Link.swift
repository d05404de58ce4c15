extension Twitter {
  /// A link in a text.
  struct Link: Decodable, Equatable, Sendable {
    /// The short form, which is in the text.
    var url: String
    var expandedUrl: String
    var displayUrl: String
    /// Where it starts and ends, in scalars of the text.
    var indices: [Int]

    private enum CodingKeys: String, CodingKey {
      case url
      case expandedUrl = "expanded_url"
      case displayUrl = "display_url"
      case indices
    }
  }
}
