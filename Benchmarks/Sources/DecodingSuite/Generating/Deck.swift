/// Cards to draw from, each of which comes up once: what a payload holds has exactly the original's shares.
struct Deck<Card: Sendable>: Sendable {
  private var cards: [Card]

  /// Makes a deck of the values that have the largest parts, in those proportions.
  /// - Parameters:
  ///   - count: How many cards there are.
  ///   - shares: The values, with weights that add up to any number above 0.
  init(_ count: Int, shares: [(card: Card, weight: Int)], using draws: inout Draws) {
    let total = shares.reduce(0) { $0 + $1.weight }
    let pool = shares.flatMap { repeatElement($0.card, count: $0.weight) }
    cards = draws.shuffled((0..<count).map { pool[(2 * $0 + 1) * total / (2 * count)] })
  }

  mutating func draw() -> Card {
    cards.removeLast()
  }
}

extension Deck<Int> {
  /// Makes a deck of numbers that are spread as evenly spaced quantiles say, the least and the greatest
  /// included.
  init(_ count: Int, quantiles: [Int], using draws: inout Draws) {
    let steps = Double(quantiles.count - 1)
    cards = draws.shuffled(
      (0..<count).map { rank in
        let position = (Double(rank) + 0.5) / Double(count) * steps
        let below = quantiles[Int(position)]
        let above = quantiles[Int(position) + 1]
        return below + Int((position.truncatingRemainder(dividingBy: 1) * Double(above - below)).rounded())
      })
  }
}
