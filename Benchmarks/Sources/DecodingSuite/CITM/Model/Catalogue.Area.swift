extension Catalogue {
  /// A part of the hall.
  struct Area: Decodable, Equatable, Sendable {
    var areaId: Int
    var blockIds: [Int]
  }
}
