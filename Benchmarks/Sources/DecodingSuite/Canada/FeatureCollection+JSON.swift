extension FeatureCollection {
  /// The bytes, laid out as the original is: line ends around the shape, none in it.
  var json: [UInt8] {
    var bytes = Array("{ \"type\": \"\(type)\",\n  \"features\": [\n".utf8)
    for (number, feature) in features.enumerated() {
      if number > 0 { bytes += Array(",\n".utf8) }
      feature.write(to: &bytes)
    }
    return bytes + Array("]\n}\n".utf8)
  }
}

extension FeatureCollection.Feature {
  fileprivate func write(to bytes: inout [UInt8]) {
    let name = properties.name
    bytes += Array("{\n    \"type\": \"\(type)\",\n\"properties\": { \"name\": \"\(name)\" },\n".utf8)
    bytes += Array("\"geometry\": {\"type\":\"\(geometry.type)\",\"coordinates\":[".utf8)
    for (place, ring) in geometry.coordinates.enumerated() {
      bytes += Array(place == 0 ? "[[".utf8 : ",[[".utf8)
      for (place, point) in ring.enumerated() {
        if place > 0 { bytes += Array("],[".utf8) }
        point[0].writeDegrees(to: &bytes)
        bytes.append(UInt8(ascii: ","))
        point[1].writeDegrees(to: &bytes)
      }
      bytes += Array("]]".utf8)
    }
    bytes += Array("]}\n}\n".utf8)
  }
}
