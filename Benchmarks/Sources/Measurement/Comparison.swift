/// Several ways of doing the same thing, the first of which is the yardstick.
public struct Comparison: Sendable {
  /// What is compared, as one word: `round-trip`.
  public let name: String
  /// What one operation is, as half a sentence.
  public let summary: String
  /// Builds the variants, and checks that they all do what they claim; called once, right before they are
  /// measured.
  public let prepare: @MainActor @Sendable () throws -> [Variant]

  /// Makes a comparison.
  /// - Parameters:
  ///   - name: What is compared, as one word.
  ///   - summary: What one operation is, as half a sentence.
  ///   - prepare: Builds the variants, the yardstick first. It throws when one of them does not do its work.
  public init(
    _ name: String, summary: String, prepare: @escaping @MainActor @Sendable () throws -> [Variant]
  ) {
    self.name = name
    self.summary = summary
    self.prepare = prepare
  }
}
