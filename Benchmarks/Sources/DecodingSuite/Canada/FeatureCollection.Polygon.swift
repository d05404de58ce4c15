extension FeatureCollection {
  /// Closed lines.
  struct Polygon: Decodable, Equatable, Sendable {
    var type: String
    /// The rings, the points of a ring, and the longitude and latitude of a point, in degrees.
    var coordinates: [[[Double]]]
  }
}
