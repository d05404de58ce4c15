extension Twitter {
  /// Somebody whom a text names.
  struct Mention: Decodable, Equatable, Sendable {
    var screenName: String
    var name: String
    var id: Int
    var idStr: String
    /// Where it starts and ends, in scalars of the text.
    var indices: [Int]

    private enum CodingKeys: String, CodingKey {
      case screenName = "screen_name"
      case name
      case id
      case idStr = "id_str"
      case indices
    }
  }
}
