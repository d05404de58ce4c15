import EnfiladeHTTP
import Foundation

/// A decoder that reads something else than the bytes say: the text is replaced first.
struct CrookedDecoder: ResponseDecoder {
  let text: String
  let replacement: String

  func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
    let crooked = String(decoding: data, as: UTF8.self).replacing(text, with: replacement)
    return try JSONDecoder().decode(type, from: Data(crooked.utf8))
  }
}
