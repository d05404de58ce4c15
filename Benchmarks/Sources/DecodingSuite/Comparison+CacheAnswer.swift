import EnfiladeHTTP
import Foundation
import Measurement

extension Comparison {
  /// A small answer, where whatever lies around the decoder would show most.
  static let cacheAnswer = Comparison(
    "cache-answer", summary: "httpbin's answer to /cache, \(CacheAnswer.json.utf8.count) bytes, as a model"
  ) {
    let decoder = JSONDecoder()
    let body = Data(CacheAnswer.json.utf8)
    let request = try HTTPRequest(.get, "https://httpbin.org/cache/2000")
    let response = HTTPResponse(status: .ok, body: body, url: request.url)
    let endpoint = Endpoint<CacheAnswer>(request, decoder: decoder)

    try check("JSONDecoder", try decoder.decode(CacheAnswer.self, from: body))
    try check("Endpoint.value(from:)", try endpoint.value(from: response))
    return [
      Variant("JSONDecoder") { iterations in
        for _ in 0..<iterations { blackHole(try decoder.decode(CacheAnswer.self, from: body)) }
      },
      Variant("Endpoint.value(from:)") { iterations in
        for _ in 0..<iterations { blackHole(try endpoint.value(from: response)) }
      },
    ]
  }

  private static func check(_ variant: String, _ decoded: CacheAnswer) throws(DecodingFault) {
    guard decoded == .expected else {
      throw DecodingFault(variant: variant, expected: .expected, decoded: decoded)
    }
  }
}
