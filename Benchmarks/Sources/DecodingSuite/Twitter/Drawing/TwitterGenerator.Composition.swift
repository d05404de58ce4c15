extension TwitterGenerator {
  /// A text that grows, and what is found in it.
  struct Composition: Sendable {
    private(set) var text = ""
    /// In scalars, as the service counts.
    private(set) var length = 0
    var entities = Twitter.Entities(hashtags: [], symbols: [], urls: [], userMentions: [], media: nil)

    /// Appends a part.
    /// - Returns: Where it starts and ends.
    @discardableResult
    mutating func append(_ part: String) -> [Int] {
      let start = length
      text += part
      length += part.unicodeScalars.count
      return [start, length]
    }
  }
}
