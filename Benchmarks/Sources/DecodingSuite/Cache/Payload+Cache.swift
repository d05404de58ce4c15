import Foundation

extension Payload<CacheAnswer> {
  /// A small answer, where whatever lies around the decoder shows most.
  static var cache: Payload {
    Payload("cache", summary: "httpbin's answer to /cache, 348 B, two of its fields", as: CacheAnswer.self) {
      Data(CacheAnswer.json.utf8)
    }
  }
}
