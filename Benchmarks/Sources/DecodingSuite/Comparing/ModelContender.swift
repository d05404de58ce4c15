public import Foundation

/// A way to decode one model that is no ``ResponseDecoder``, and which only some payloads have: a call of its
/// own, written where the model is known.
///
///     ModelContender("schema", note: "no Codable") { data in try Contact.schema.decode(data) }
public struct ModelContender<Model>: Sendable {
  /// What it is called.
  public let name: String
  /// How it works, in half a sentence.
  public let note: String
  /// Decodes the model. To call it costs what calling a closure costs.
  public let decode: @Sendable (Data) throws -> Model

  /// Makes a contender.
  /// - Parameters:
  ///   - name: What it is called.
  ///   - note: How it works, in half a sentence.
  ///   - decode: Decodes the model from all of the bytes.
  public init(_ name: String, note: String = "", decode: @escaping @Sendable (Data) throws -> Model) {
    self.name = name
    self.note = note
    self.decode = decode
  }
}
