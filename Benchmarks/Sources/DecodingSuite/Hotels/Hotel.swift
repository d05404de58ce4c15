/// A hotel of the scene Hotels, with what its details show.
struct Hotel: Codable, Sendable, Hashable {
  let id: Int
  let name: String
  let icon: String
  let stars: Int
  /// From 1 to 10; left out where nobody has rated.
  let rating: Double?
  let reviewCount: Int
  let isOpen: Bool
  let location: Location
  /// `null` where nothing is free.
  let price: Price?
  let amenities: [String]
  let page: String
  let about: String?

  /// Where it is.
  struct Location: Codable, Sendable, Hashable {
    let latitude: Double
    let longitude: Double
    let street: String
    let city: String
    let country: String
    let postalCode: String?
  }

  /// What a night costs.
  struct Price: Codable, Sendable, Hashable {
    let amount: Double
    let currency: String
    let taxes: Double
  }
}
