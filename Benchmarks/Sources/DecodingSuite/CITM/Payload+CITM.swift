import Foundation

extension Payload<Catalogue> {
  /// Maps with numbers for keys, small objects, and much space between them.
  static var citm: Payload {
    Payload(
      "citm", summary: "a concert hall's season, 1.7 MB, of which 1.2 MB are space", as: Catalogue.self
    ) {
      Data(JSONWriter.bytes(of: CatalogueGenerator.catalogue(), .indented(by: 4)))
    }
  }
}
