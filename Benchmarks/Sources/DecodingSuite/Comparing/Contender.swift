public import EnfiladeHTTP
import Foundation

/// A decoder that is put beside Foundation's, for every payload.
public struct Contender: Sendable {
  /// What it is called.
  public let name: String
  /// How it works, in half a sentence.
  public let note: String
  /// The decoder. Its type is found again before the loop that is measured, and not in it.
  let decoder: any ResponseDecoder

  /// Makes a contender.
  /// - Parameters:
  ///   - name: What it is called.
  ///   - note: How it works, in half a sentence.
  ///   - decoder: The decoder.
  public init(_ name: String, note: String = "", decoder: some ResponseDecoder) {
    self.name = name
    self.note = note
    self.decoder = decoder
  }
}
