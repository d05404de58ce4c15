extension Twitter.User {
  /// The links in one text.
  struct Links: Decodable, Equatable, Sendable {
    var urls: [Twitter.Link]
  }
}
