/// Several ways of doing the same thing, the first of which is the yardstick.
public struct Comparison: Sendable {
  /// What is compared, as one word: `round-trip`.
  public let name: String
  /// What one operation is, as half a sentence.
  public let summary: String
  /// What times and counts are given for.
  public let unit: Unit
  /// How much there has to be time for before it is measured at all.
  public let occasion: Occasion
  /// Whether it does the same instructions and allocations each time, so that counting them says something: not so
  /// where the answering end of a socket is in this process, too, and only within some per cent where threads wait for
  /// one another.
  public let isDeterministic: Bool
  /// Builds the variants, and checks that they all do what they claim; called right before they are measured.
  public let prepare: @MainActor @Sendable () async throws -> [Variant]

  /// What a figure is given for.
  public enum Unit: String, Sendable, Codable {
    /// For one operation.
    case operation
    /// For one byte that an operation takes in: where the variants differ in size.
    case byte
  }

  /// When a comparison is measured.
  public enum Occasion: Sendable {
    /// Always.
    case always
    /// Only when a person takes the time to measure everything.
    case full
  }

  /// Makes a comparison.
  /// - Parameters:
  ///   - name: What is compared, as one word.
  ///   - summary: What one operation is, as half a sentence.
  ///   - unit: What times and counts are given for.
  ///   - occasion: Whether it is measured always, or only when everything is.
  ///   - isDeterministic: Whether it does the same instructions and allocations each time.
  ///   - prepare: Builds the variants, the yardstick first. It throws when one of them does not do its work.
  public init(
    _ name: String, summary: String, per unit: Unit = .operation, occasion: Occasion = .always,
    isDeterministic: Bool = true, prepare: @escaping @MainActor @Sendable () async throws -> [Variant]
  ) {
    self.name = name
    self.summary = summary
    self.unit = unit
    self.occasion = occasion
    self.isDeterministic = isDeterministic
    self.prepare = prepare
  }

  /// The variants, prepared anew.
  /// - Throws: What ``prepare`` throws, and ``MeasurementError`` for variants that cannot be measured: without a
  ///   name of their own, an operation, or what the unit asks for.
  @MainActor
  public func variants() async throws -> [Variant] {
    let variants = try await prepare()
    try Self.check(variants, per: unit)
    return variants
  }

  /// Sees that variants can be told from one another, and have something to give figures for.
  static func check(_ variants: [Variant], per unit: Unit) throws(MeasurementError) {
    var names: Set<String> = []
    for variant in variants {
      guard names.insert(variant.name).inserted else { throw .sameName(variant: variant.name) }
      _ = try unit.units(
        ofIterationsOf: variant.name, operations: variant.operations, bytes: variant.bytes)
    }
  }
}
