/// The samples of one variant, in the order of the rounds.
public struct Series: Sendable, Hashable {
  /// The variant's name.
  public let name: String
  /// How it does its work, in half a sentence.
  public let note: String
  /// How many operations one iteration performs, 1 or more.
  public let operations: Int
  /// How many bytes one operation takes in, 1 or more, or `nil`.
  public let bytes: Int?
  /// One sample for each round.
  public let samples: [Sample]

  /// Makes a series.
  /// - Parameters:
  ///   - name: The variant's name.
  ///   - note: How it does its work, in half a sentence.
  ///   - operations: How many operations one iteration performs, 1 or more.
  ///   - bytes: How many bytes one operation takes in, 1 or more, or `nil`.
  ///   - samples: One sample for each round.
  public init(
    _ name: String, note: String = "", operations: Int = 1, bytes: Int? = nil, samples: [Sample]
  ) {
    self.name = name
    self.note = note
    self.operations = operations
    self.bytes = bytes
    self.samples = samples
  }

  /// Makes the series of a variant.
  /// - Parameters:
  ///   - variant: What was sampled.
  ///   - samples: One sample for each round.
  public init(of variant: Variant, samples: [Sample]) {
    self.init(
      variant.name, note: variant.note, operations: variant.operations, bytes: variant.bytes,
      samples: samples)
  }

  /// What one iteration took in each round, in nanoseconds.
  public var nanosecondsPerIteration: [Double] {
    samples.map(\.nanosecondsPerIteration)
  }

  /// What one operation, or one byte of it, took in each round, in nanoseconds.
  /// - Throws: ``MeasurementError/noBytes(variant:)`` where a byte is asked for and none is taken in.
  public func nanoseconds(per unit: Comparison.Unit) throws(MeasurementError) -> [Double] {
    let units = try unit.units(ofIterationsOf: name, operations: operations, bytes: bytes)
    return samples.map { $0.nanosecondsPerIteration / units }
  }
}
