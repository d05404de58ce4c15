extension CatalogueGenerator {
  /// How many events there are, and how many names they share.
  private static let eventCount = 184, nameCount = 104

  mutating func events() -> [Catalogue.Event] {
    let subTopics = Self.subTopicNames.keys.sorted()
    let topics = Self.topicNames.keys.sorted()
    var names = names()
    var hasLogo = Deck(Self.eventCount, shares: [(true, 94), (false, 90)], using: &draws)
    var subTopicCount = Deck(
      Self.eventCount, shares: [(3, 119), (4, 43), (5, 16), (0, 5), (2, 1)], using: &draws)
    return (0..<Self.eventCount).map { number in
      let subjects = subTopicCount.draw()
      return Catalogue.Event(
        description: nil, id: number < 120 ? 138_586_341 + 4 * number : 341_181_080 + number,
        logo: hasLogo.draw() ? "/images/" + draws.token(24) : nil, name: names.removeLast(),
        subTopicIds: Array(draws.shuffled(subTopics).prefix(subjects)), subjectCode: nil, subtitle: nil,
        topicIds: Array(draws.shuffled(topics).prefix(min(3, subjects))))
    }
  }

  /// The names of all events: a few are those of a house's own orchestra, and come again and again.
  private mutating func names() -> [String] {
    var lengths = Deck(
      Self.nameCount, quantiles: [10, 17, 18, 20, 23, 26, 30, 34, 38, 39, 54], using: &draws)
    var isAccented = Deck(Self.nameCount, shares: [(true, 18), (false, 82)], using: &draws)
    let names = (0..<Self.nameCount).map { _ in name(lengths.draw(), isAccented: isAccented.draw()) }
    let again = (0..<(Self.eventCount - Self.nameCount)).map { names[$0 % 40] }
    return draws.shuffled(names + again)
  }

  /// So many letters and spaces, in words of several syllables.
  private mutating func name(_ length: Int, isAccented: Bool) -> String {
    var name = ""
    while name.count < length {
      for _ in 0...draws.number(in: 1...3) {
        name += draws.token(1, of: "bdflmnprstv") + draws.token(1, of: "aeiou")
      }
      name += " "
    }
    name = name.capitalisingWords.prefix(length - 1) + "n"
    guard isAccented, let place = name.lastIndex(where: { "aeiou".contains($0) }) else { return name }
    return name.replacingCharacter(at: place, with: "é")
  }
}

extension String {
  fileprivate var capitalisingWords: String {
    split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
  }

  fileprivate func replacingCharacter(at place: Index, with character: Character) -> String {
    self[..<place] + String(character) + self[index(after: place)...]
  }
}
