extension TwitterGenerator {
  /// The figures of one text of the original, which a text of ours is made to have.
  struct Sketch: Sendable {
    /// How many scalars it has, and how many of them are not ASCII.
    var length: Int, wide: Int
    var breaks = 0
    var quotes = 0
    var links = 0
    var hashtags = 0
    var mentions = 0
    var hasPicture = false
    /// Whether the first whom it mentions is answered.
    var isReply = false
    /// How many others passed it on, and how many of those are in the answer.
    var retweets = 0, copies = 0

    /// The texts that are in the original as messages of their own.
    static let own: [Sketch] = [
      Sketch(length: 140, wide: 109, breaks: 9, mentions: 1, isReply: true),
      Sketch(length: 27, wide: 10, mentions: 1, isReply: true),
      Sketch(length: 23, wide: 23),
      Sketch(length: 33, wide: 25),
      Sketch(length: 68, wide: 54, mentions: 1, isReply: true),
      Sketch(length: 24, wide: 24),
      Sketch(length: 27, wide: 26, breaks: 1),
      Sketch(length: 139, wide: 102, breaks: 10, hashtags: 1, mentions: 1, isReply: true),
      Sketch(length: 44, wide: 44),
      Sketch(length: 40, wide: 34),
      Sketch(length: 123, wide: 42, links: 1, hashtags: 1, hasPicture: true),
      Sketch(length: 139, wide: 139),
      Sketch(length: 96, wide: 89),
      Sketch(length: 136, wide: 97, links: 1),
      Sketch(length: 47, wide: 31, breaks: 1, mentions: 1, isReply: true),
      Sketch(length: 120, wide: 69, breaks: 3, links: 1, hasPicture: true),
      Sketch(length: 138, wide: 96, breaks: 8, hashtags: 1, mentions: 1, isReply: true),
      Sketch(length: 96, wide: 84, breaks: 2, quotes: 2),
      Sketch(length: 135, wide: 131, breaks: 4),
      Sketch(length: 131, wide: 7, breaks: 6, quotes: 14, mentions: 1),
      Sketch(length: 119, wide: 103, breaks: 1, mentions: 1, isReply: true),
      Sketch(length: 34, wide: 22, mentions: 1, isReply: true),
      Sketch(length: 70, wide: 20, breaks: 3, links: 1, hashtags: 2),
      Sketch(length: 136, wide: 97, links: 1),
      Sketch(length: 42, wide: 27, breaks: 1, mentions: 1, isReply: true),
      Sketch(length: 138, wide: 98, breaks: 1, links: 1),
      Sketch(length: 64, wide: 29, links: 1, hashtags: 1),
    ]

    /// The texts that are in the original as messages passed on; the first one is in it 58 times.
    static let passedOn: [Sketch] = [
      Sketch(length: 140, wide: 136, retweets: 58, copies: 58),
      Sketch(length: 37, wide: 14, links: 1, retweets: 29, copies: 2),
      Sketch(length: 35, wide: 12, hasPicture: true, retweets: 82, copies: 1),
      Sketch(length: 126, wide: 116, retweets: 58, copies: 1),
      Sketch(length: 63, wide: 35, breaks: 1, hashtags: 1, hasPicture: true, retweets: 3291, copies: 1),
      Sketch(length: 139, wide: 108, breaks: 8, mentions: 1, isReply: true, retweets: 1, copies: 1),
      Sketch(length: 98, wide: 48, mentions: 2, hasPicture: true, isReply: true, retweets: 7, copies: 1),
      Sketch(length: 133, wide: 110, breaks: 1, links: 1, retweets: 2, copies: 1),
      Sketch(length: 111, wide: 103, retweets: 221, copies: 1),
      Sketch(length: 84, wide: 62, breaks: 10, hashtags: 1, retweets: 23, copies: 1),
      Sketch(length: 135, wide: 103, breaks: 6, retweets: 7, copies: 1),
      Sketch(length: 30, wide: 29, breaks: 1, retweets: 2, copies: 1),
      Sketch(length: 121, wide: 51, breaks: 3, links: 2, mentions: 1, retweets: 1, copies: 1),
      Sketch(length: 20, wide: 17, retweets: 1, copies: 1),
      Sketch(length: 102, wide: 57, links: 1, hasPicture: true, retweets: 4, copies: 1),
    ]
  }
}
