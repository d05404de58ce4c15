extension Catalogue {
  /// An evening.
  struct Performance: Decodable, Equatable, Sendable {
    var eventId: Int
    var id: Int
    var logo: String?
    var name: String?
    var prices: [Price]
    var seatCategories: [SeatCategory]
    var seatMapImage: String?
    /// In milliseconds since 1970.
    var start: Int
    var venueCode: String
  }
}
