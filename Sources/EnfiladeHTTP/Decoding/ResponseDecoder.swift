public import Foundation

/// Whoever can turn the bytes of a body into a value.
///
/// Foundation's decoders conform, and any other decoder does in one line:
///
///     extension FastDecoder: ResponseDecoder {}
public protocol ResponseDecoder: Sendable {
  /// Decodes a value.
  /// - Parameters:
  ///   - type: What to decode.
  ///   - data: The bytes, whole.
  /// - Throws: `DecodingError` where the decoder can say what was wrong and where.
  func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value
}
