extension Twitter {
  /// A picture that belongs to a text.
  struct Media: Decodable, Equatable, Sendable {
    var id: Int
    var idStr: String
    /// Where its link starts and ends, in scalars of the text.
    var indices: [Int]
    var mediaUrl: String
    var mediaUrlHttps: String
    var url: String
    var displayUrl: String
    var expandedUrl: String
    var type: String
    var sizes: Sizes
    /// The message that it comes from, if that is another one.
    var sourceStatusId: Int?
    var sourceStatusIdStr: String?

    private enum CodingKeys: String, CodingKey {
      case id
      case idStr = "id_str"
      case indices
      case mediaUrl = "media_url"
      case mediaUrlHttps = "media_url_https"
      case url
      case displayUrl = "display_url"
      case expandedUrl = "expanded_url"
      case type
      case sizes
      case sourceStatusId = "source_status_id"
      case sourceStatusIdStr = "source_status_id_str"
    }
  }
}
