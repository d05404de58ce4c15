extension Catalogue {
  /// Seats that cost the same.
  struct SeatCategory: Decodable, Equatable, Sendable {
    var areas: [Area]
    var seatCategoryId: Int
  }
}
