extension Twitter {
  /// A place that a message is about. No message of this payload says.
  struct Place: Decodable, Equatable, Sendable {
    var id: String
    var name: String
    var country: String
  }
}
