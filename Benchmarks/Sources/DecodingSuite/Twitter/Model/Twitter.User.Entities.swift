extension Twitter.User {
  /// The links in what somebody says of themselves.
  struct Entities: Decodable, Equatable, Sendable {
    var url: Links?
    var description: Links
  }
}
