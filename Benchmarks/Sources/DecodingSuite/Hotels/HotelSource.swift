/// Makes hotels, without end and always the same ones: first those of the scene's demo.
struct HotelSource: Sendable {
  private var draws = Draws(seed: 4)
  private var made = 0

  mutating func next() -> Hotel {
    defer { made += 1 }
    let name = made < Self.demo.count ? Self.demo[made] : name()
    let id = 50_000 + 7 * made
    return Hotel(
      id: id, name: name, icon: String(name.prefix(1)), stars: draws.number(in: 1...5),
      rating: draws.happens(percent: 85) ? Double(draws.number(in: 10...100)) / 10 : nil,
      reviewCount: draws.happens(percent: 15) ? 0 : draws.number(below: 12_000),
      isOpen: draws.happens(percent: 93), location: location(),
      price: draws.happens(percent: 80) ? price() : nil, amenities: amenities(),
      page: "https://hotels.example.com/\(draws.one(of: Self.languages))/hotel/\(id)",
      about: draws.happens(percent: 25) ? about() : nil)
  }

  /// What the server adds that no model asks for.
  mutating func revision() -> Int {
    draws.number(in: 1...400)
  }

  private mutating func name() -> String {
    let brand = draws.one(of: Self.brands)
    switch draws.number(below: 100) {
    case ..<60: return "\(brand) \(place().city)"
    case ..<90: return "\(brand) \(draws.one(of: Self.kinds))"
    default: return brand
    }
  }

  private mutating func place() -> Place {
    draws.one(of: Self.places)
  }

  private mutating func location() -> Hotel.Location {
    let place = place()
    let isNumberFirst = draws.happens(percent: 40)
    let street = draws.one(of: Self.streets)
    let number = draws.number(in: 1...280)
    return Hotel.Location(
      latitude: coordinate(around: place.latitude), longitude: coordinate(around: place.longitude),
      street: isNumberFirst ? "\(number) \(street)" : "\(street) \(number)", city: place.city,
      country: place.country,
      postalCode: draws.happens(percent: 70) ? String(draws.number(in: 10_000...99_999)) : nil)
  }

  /// A degree with four to seven decimals, which are those of whoever has measured.
  private mutating func coordinate(around degree: Int) -> Double {
    let scale = draws.one(of: [10_000, 1_000_000, 10_000_000])
    return Double(degree * scale + draws.number(below: scale)) / Double(scale)
  }

  private mutating func price() -> Hotel.Price {
    let cents =
      draws.happens(percent: 30) ? 100 * draws.number(in: 30...400) : draws.number(in: 2500...60_000)
    return Hotel.Price(
      amount: Double(cents) / 100, currency: draws.one(of: Self.currencies), taxes: Double(cents / 13) / 100)
  }

  private mutating func amenities() -> [String] {
    Array(draws.shuffled(Self.amenities).prefix(draws.number(below: 8)))
  }

  private mutating func about() -> String {
    let sentences = (0..<draws.number(in: 1...4)).map { _ in draws.one(of: Self.praises) }
    return sentences.joined(separator: draws.happens(percent: 20) ? "\n\n" : " ")
  }
}
