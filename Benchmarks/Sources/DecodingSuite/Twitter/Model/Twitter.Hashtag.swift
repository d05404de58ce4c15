extension Twitter {
  /// A subject that a text names.
  struct Hashtag: Decodable, Equatable, Sendable {
    var text: String
    /// Where it starts and ends, in scalars of the text.
    var indices: [Int]
  }
}
