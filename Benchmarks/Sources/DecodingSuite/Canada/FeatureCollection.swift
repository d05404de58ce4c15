/// Shapes on the earth, as GeoJSON has them (RFC 7946).
struct FeatureCollection: Decodable, Equatable, Sendable {
  var type: String
  var features: [Feature]
}
