/// The samples of one variant, in the order of the rounds.
public struct Series: Sendable, Hashable {
  /// The variant's name.
  public let name: String
  /// How many operations one iteration performs, 1 or more.
  public let operations: Int
  /// One sample for each round.
  public let samples: [Sample]

  /// Makes a series.
  /// - Parameters:
  ///   - name: The variant's name.
  ///   - operations: How many operations one iteration performs, 1 or more.
  ///   - samples: One sample for each round.
  public init(_ name: String, operations: Int = 1, samples: [Sample]) {
    self.name = name
    self.operations = operations
    self.samples = samples
  }

  /// What one iteration took in each round, in nanoseconds.
  public var nanosecondsPerIteration: [Double] {
    samples.map(\.nanosecondsPerIteration)
  }

  /// What one operation took in each round, in nanoseconds.
  public var nanosecondsPerOperation: [Double] {
    samples.map { $0.nanosecondsPerIteration / Double(operations) }
  }
}
