extension Twitter {
  /// What a list of messages shows of a search, a small part of what was sent.
  struct Feed: Decodable, Equatable, Sendable {
    var statuses: [Post]
  }
}
