extension TwitterGenerator {
  /// What the users have, each value as often as in the original: weights are counts of its 100 messages.
  struct UserDecks: Sendable {
    var idDigits: Deck<Int>
    var nameLength: Deck<Int>
    /// In percent of the name's scalars.
    var nameWidth: Deck<Int>
    var screenNameLength: Deck<Int>
    var locationLength: Deck<Int>
    var descriptionLength: Deck<Int>
    var descriptionBreaks: Deck<Int>
    var hasLink: Deck<Bool>
    var describesLink: Deck<Bool>
    var followerDigits: Deck<Int>
    var friendDigits: Deck<Int>
    var listDigits: Deck<Int>
    var favouriteDigits: Deck<Int>
    var statusDigits: Deck<Int>
    var timeZone: Deck<(name: String, offset: Int)?>
    var isPlain: Deck<Bool>
    var hasBanner: Deck<Bool>
    var isLocated: Deck<Bool>
    var language: Deck<String>
    var picture: Deck<(length: Int, type: String)>

    init(_ count: Int, using draws: inout Draws) {
      func yes(_ percent: Int) -> Deck<Bool> {
        Deck(count, shares: [(true, percent), (false, 100 - percent)], using: &draws)
      }
      func digits(_ weights: Int...) -> Deck<Int> {
        Deck(count, shares: weights.enumerated().map { ($0.offset + 1, $0.element) }, using: &draws)
      }
      func spread(_ quantiles: Int...) -> Deck<Int> {
        Deck(count, quantiles: quantiles, using: &draws)
      }
      idDigits = digits(0, 0, 0, 0, 0, 0, 0, 2, 12, 86)
      nameLength = spread(1, 4, 5, 7, 9, 10, 10, 11, 12, 13, 20)
      nameWidth = Deck(count, shares: [(100, 76), (60, 12), (0, 12)], using: &draws)
      screenNameLength = spread(5, 8, 9, 10, 11, 12, 12, 13, 14, 15, 15)
      locationLength = spread(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 6, 12, 17, 30)
      descriptionLength = spread(0, 18, 51, 62, 66, 70, 77, 80, 87, 119, 160)
      descriptionBreaks = Deck(count, shares: [(0, 50), (1, 20), (2, 27), (3, 3)], using: &draws)
      hasLink = yes(11)
      describesLink = yes(4)
      followerDigits = digits(4, 18, 70, 7, 1)
      friendDigits = digits(2, 10, 46, 41, 1)
      listDigits = digits(89, 11)
      favouriteDigits = digits(67, 4, 11, 15, 3)
      statusDigits = digits(0, 0, 63, 15, 16, 6)
      timeZone = Deck(
        count,
        shares: [
          (nil, 81), (("Tokyo", 32_400), 8), (("Irkutsk", 32_400), 8), (("Hawaii", -36_000), 2),
          (("Amsterdam", 7_200), 1),
        ], using: &draws)
      isPlain = yes(86)
      hasBanner = yes(86)
      isLocated = yes(3)
      language = Deck(
        count, shares: [("ja", 95), ("en", 2), ("it", 1), ("es", 1), ("zh-cn", 1)], using: &draws)
      picture = Deck(count, shares: [((8, "jpeg"), 79), ((8, "png"), 12), ((32, "jpeg"), 9)], using: &draws)
    }
  }
}
