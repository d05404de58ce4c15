import Foundation

extension Payload<FeatureCollection> {
  /// Numbers of 17 digits in arrays of arrays of arrays.
  static var canada: Payload {
    Payload(
      "canada", summary: "an outline in GeoJSON, 2.3 MB, 111,700 numbers of 17 digits",
      as: FeatureCollection.self
    ) {
      Data(CanadaGenerator.outline().json)
    }
  }
}
