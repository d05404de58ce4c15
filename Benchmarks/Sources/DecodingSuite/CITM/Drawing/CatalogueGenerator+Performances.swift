extension CatalogueGenerator {
  /// How many parts of the hall each category of an evening has, and of how many evenings of the original
  /// that is true.
  private static let plans: [(card: [Int], weight: Int)] = [
    ([6, 11, 13, 10], 55), ([6, 11, 13, 10, 6], 49), ([1], 40), ([16, 10, 11, 7, 6], 24),
    ([6, 11, 13, 12], 22),
    ([11, 16], 15), ([16, 10, 11, 7], 8), ([16, 10, 10, 5, 6], 5), ([16, 10, 10, 7, 6], 5),
    ([16, 10, 10, 5], 4),
    ([6, 11, 14, 12, 8], 4), ([6, 11, 13, 12, 7], 3), ([16, 10, 9, 5, 6], 3), ([11, 14], 2), ([16], 2),
    ([6, 11, 13, 12, 6], 1), ([6, 11, 13, 10, 7], 1),
  ]
  /// What seats cost, and how many of them do in the original.
  private static let amounts: [(card: Int, weight: Int)] = [
    (42_750, 146), (10_000, 95), (57_000, 93), (32_300, 77), (20_900, 77), (28_500, 71), (23_750, 44),
    (61_750, 44), (33_250, 43), (80_750, 41), (180_500, 40), (16_150, 21), (76_000, 19), (19_000, 14),
    (14_250, 14), (95_000, 14), (52_250, 12), (90_250, 9), (71_250, 8), (104_500, 6), (152_000, 4),
    (123_500, 4),
    (85_500, 3), (38_000, 3), (66_500, 2), (15_000, 2), (171_000, 1),
  ]

  /// One evening for each event, and a second one for some, in the order in which they begin.
  mutating func performances(of events: [Catalogue.Event]) -> [Catalogue.Performance] {
    let count = Self.plans.reduce(0) { $0 + $1.weight }
    var plans = Deck(count, shares: Self.plans, using: &draws)
    let prices = Self.plans.reduce(0) { $0 + $1.card.count * $1.weight }
    var amounts = Deck(prices, shares: Self.amounts, using: &draws)
    return draws.shuffled((0..<count).map { events[$0 % events.count] }).enumerated().map { number, event in
      let plan = plans.draw()
      let categories = seatCategories(plan)
      let costs = plan.map { _ in amounts.draw() }.sorted(by: >)
      return Catalogue.Performance(
        eventId: event.id, id: 339_887_544 + 3 * number, logo: event.logo, name: nil,
        prices: zip(costs, categories).map { cost, category in
          Catalogue.Price(
            amount: cost, audienceSubCategoryId: 337_100_890, seatCategoryId: category.seatCategoryId)
        }, seatCategories: categories, seatMapImage: nil, start: 1_372_701_600_000 + 130_500_000 * number,
        venueCode: "CONCERT_HOUSE")
    }
  }

  private mutating func seatCategories(_ plan: [Int]) -> [Catalogue.SeatCategory] {
    let areas = Self.areaNames.keys.sorted()
    let ids = Self.seatCategoryNames.keys.sorted()
    let first = draws.number(below: ids.count - plan.count + 1)
    return plan.enumerated().map { number, size in
      let start = draws.number(below: areas.count - size + 1)
      return Catalogue.SeatCategory(
        areas: areas[start..<(start + size)].reversed().map { Catalogue.Area(areaId: $0, blockIds: []) },
        seatCategoryId: ids[first + number])
    }
  }
}
