extension Twitter.Feed {
  /// What a list shows of a message.
  struct Post: Decodable, Equatable, Sendable {
    var id: Int
    var text: String
    var user: Author
    var createdAt: String
    var retweetCount: Int
    var favoriteCount: Int

    private enum CodingKeys: String, CodingKey {
      case id, text, user
      case createdAt = "created_at"
      case retweetCount = "retweet_count"
      case favoriteCount = "favorite_count"
    }
  }
}
