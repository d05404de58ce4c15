/// What the server answers when it is asked for hotels.
struct HotelList: Codable, Sendable, Hashable {
  let hotels: [Hotel]
  let total: Int
}
