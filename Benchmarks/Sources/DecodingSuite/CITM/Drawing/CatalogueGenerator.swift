/// Makes a catalogue that stands for `citm_catalog.json`: small numbers, short keys, and far more space than
/// anything else.
///
/// | | `citm_catalog.json` | ours |
/// | --- | --- | --- |
/// | bytes | 1,727,204 | 1,727,671 |
/// | of which space between tokens | 1,226,905 | 1,226,905 |
/// | values | 37,778 | 37,778 |
/// | objects, arrays | 10,937, 10,451 | 10,937, 10,451 |
/// | members | 25,869 | 25,869 |
/// | strings, bytes of each | 735, 22.3 | 751, 22.5 |
/// | bytes beyond ASCII | 348 | 354 |
/// | escapes | 2 | 0 |
/// | `null` | 1,263 | 1,247 |
/// | numbers, digits of each | 14,392, 8.82 | 14,392, 8.82 |
/// | depth of objects and arrays | 8 | 8 |
struct CatalogueGenerator: Sendable {
  var draws = Draws(seed: 1927)

  /// The catalogue, the same one each time.
  static func catalogue() -> Catalogue {
    var generator = CatalogueGenerator()
    let events = generator.events()
    return Catalogue(
      areaNames: areaNames, audienceSubCategoryNames: [337_100_890: "Invité"], blockNames: [:],
      events: Dictionary(uniqueKeysWithValues: events.map { ($0.id, $0) }),
      performances: generator.performances(of: events), seatCategoryNames: seatCategoryNames,
      subTopicNames: subTopicNames, subjectNames: [:], topicNames: topicNames, topicSubTopics: topicSubTopics,
      venueNames: ["CONCERT_HOUSE": "Grande Salle"])
  }

  /// The subjects of each topic, 19 in all as in the original.
  private static let topicSubTopics: [Int: [Int]] = {
    let subTopics = subTopicNames.keys.sorted()
    let ends = zip(topicNames.keys.sorted(), [(0, 2), (2, 3), (3, 14), (14, 19)])
    return Dictionary(uniqueKeysWithValues: ends.map { ($0, Array(subTopics[$1.0..<$1.1])) })
  }()
}
