import Testing

@testable import DecodingSuite

@Suite("A deck of cards")
struct DeckTests {
  private var draws = Draws(seed: 1)

  @Test("has each card as often as its share says")
  mutating func shares() {
    var deck = Deck(20, shares: [("a", 70), ("b", 20), ("c", 10)], using: &draws)
    let cards = (0..<20).map { _ in deck.draw() }
    #expect(cards.sorted().joined() == "aaaaaaaaaaaaaabbbbcc")
    #expect(cards.sorted() != cards)
  }

  @Test("spreads numbers between quantiles")
  mutating func quantiles() {
    var deck = Deck(4, quantiles: [0, 10, 100], using: &draws)
    #expect((0..<4).map { _ in deck.draw() }.sorted() == [3, 8, 33, 78])
  }
}
