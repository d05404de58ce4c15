import EnfiladeHTTP
import Foundation
import Measurement

/// The bytes of a payload and what Foundation reads in them: makes variants, each checked first.
///
/// It is on the main actor so that the loops are, and need not go to another thread and back.
@MainActor
struct Trial<Model: Decodable & Equatable & Sendable> {
  let payload: String
  let data: Data
  /// What Foundation reads; `nil` in callgrind, where finding out would take most of the time.
  private let reference: Model?

  init(of payload: Payload<Model>) throws(DecodingFault) {
    self.payload = payload.name
    data = payload.makeData()
    do {
      reference = InstructionCounter.isAtWork ? nil : try JSONDecoder().decode(Model.self, from: data)
    } catch {
      throw DecodingFault(decoder: "JSONDecoder", payload: payload.name, reason: .refuses(error))
    }
  }

  /// The yardstick.
  func foundation() -> Variant {
    let decoder = JSONDecoder()
    return Variant("JSONDecoder", note: "Foundation's", bytes: data.count) { [data] iterations in
      for _ in 0..<iterations { blackHole(try decoder.decode(Model.self, from: data)) }
    }
  }

  /// Foundation's decoder inside of what the kit puts around it.
  func endpoint() throws -> Variant {
    let request = try HTTPRequest(.get, "https://httpbin.org/cache/2000")
    let response = HTTPResponse(status: .ok, body: data, url: request.url)
    let endpoint = Endpoint<Model>(request, decoder: JSONDecoder())
    let name = "Endpoint.value(from:)"
    try check(name) { try endpoint.value(from: response) }
    return Variant(name, note: "over JSONDecoder", bytes: data.count) { iterations in
      for _ in 0..<iterations { blackHole(try endpoint.value(from: response)) }
    }
  }

  func variant(of contender: Contender, named name: String? = nil) throws(DecodingFault) -> Variant {
    try variant(contender.decoder, of: contender, named: name ?? contender.name)
  }

  func variant(of contender: ModelContender<Model>) throws(DecodingFault) -> Variant {
    let decode = contender.decode
    try check(contender.name) { try decode(data) }
    return Variant(contender.name, note: contender.note, bytes: data.count) { [data] iterations in
      for _ in 0..<iterations { blackHole(try decode(data)) }
    }
  }

  /// The decoder has its type here, so that the loop calls it as an ``Endpoint`` does.
  private func variant<Decoder: ResponseDecoder>(
    _ decoder: Decoder, of contender: Contender, named name: String
  ) throws(DecodingFault) -> Variant {
    try check(contender.name) { try decoder.decode(Model.self, from: data) }
    return Variant(name, note: contender.note, bytes: data.count) { [data] iterations in
      for _ in 0..<iterations { blackHole(try decoder.decode(Model.self, from: data)) }
    }
  }

  private func check(_ decoder: String, decode: () throws -> Model) throws(DecodingFault) {
    guard let reference else { return }
    let decoded: Model
    do {
      decoded = try decode()
    } catch {
      throw DecodingFault(decoder: decoder, payload: payload, reason: .refuses(error))
    }
    guard decoded == reference else {
      let difference = Difference.first(expected: reference, found: decoded)
      throw DecodingFault(decoder: decoder, payload: payload, reason: .differs(difference))
    }
  }
}
