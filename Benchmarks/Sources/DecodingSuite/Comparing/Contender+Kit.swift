import EnfiladeHTTP
import Foundation

extension Contender {
  /// Foundation's decoder, called as the kit calls decoders.
  static let foundation = Contender(
    "JSONDecoder", note: "Foundation's, called as the kit calls it", decoder: JSONDecoder())

  /// The decoders that the kit has of its own. A new one is a line here: it is then measured with every
  /// payload, and as the payload grows.
  static let kit: [Contender] = []
}
