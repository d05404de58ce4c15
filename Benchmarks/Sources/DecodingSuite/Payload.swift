public import Foundation

/// Bytes, and the model that they are decoded as.
///
/// A payload is a computed property of the model that it is for, and a line in `BenchmarkSuite+Decoding.swift`:
///
///     extension Payload<CacheAnswer> {
///       static var cache: Payload {
///         Payload("cache", summary: "httpbin's answer to /cache", as: CacheAnswer.self) { … }
///       }
///     }
public struct Payload<Model: Decodable & Equatable & Sendable>: Sendable {
  /// What it is called, as one word: `contacts`.
  public let name: String
  /// What the bytes are, in half a sentence.
  public let summary: String
  /// Makes the bytes, the same ones each time; called when they are needed, because they can be many.
  public let makeData: @Sendable () -> Data

  /// Makes a payload.
  /// - Parameters:
  ///   - name: What it is called, as one word.
  ///   - summary: What the bytes are, in half a sentence.
  ///   - model: What the bytes are decoded as.
  ///   - makeData: Makes the bytes, the same ones each time.
  public init(
    _ name: String, summary: String, as model: Model.Type, makeData: @escaping @Sendable () -> Data
  ) {
    self.name = name
    self.summary = summary
    self.makeData = makeData
  }
}
