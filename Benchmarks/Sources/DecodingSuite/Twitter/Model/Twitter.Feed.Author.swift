extension Twitter.Feed {
  /// What a list shows of who wrote a message.
  struct Author: Decodable, Equatable, Sendable {
    var id: Int
    var screenName: String

    private enum CodingKeys: String, CodingKey {
      case id
      case screenName = "screen_name"
    }
  }
}
