/// A variant that decodes something else than the bytes say.
struct DecodingFault: Error, CustomStringConvertible {
  let variant: String
  let expected: CacheAnswer
  let decoded: CacheAnswer

  var description: String {
    "“\(variant)” decoded \(decoded) where \(expected) was sent; it cannot be compared."
  }
}
