extension Twitter {
  /// Where a message was written. No message of this payload says.
  struct Point: Decodable, Equatable, Sendable {
    var type: String
    var coordinates: [Double]
  }
}
