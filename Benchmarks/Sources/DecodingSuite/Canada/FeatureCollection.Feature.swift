extension FeatureCollection {
  /// A shape with a name.
  struct Feature: Decodable, Equatable, Sendable {
    var type: String
    var properties: Properties
    var geometry: Polygon

    /// What is known of a shape.
    struct Properties: Decodable, Equatable, Sendable {
      var name: String
    }
  }
}
