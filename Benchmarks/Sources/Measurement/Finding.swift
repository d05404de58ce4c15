/// What a comparison has shown.
public struct Finding: Sendable, Hashable {
  /// What was compared.
  public let name: String
  /// How often each variant was sampled.
  public let rounds: Int
  /// One row for each variant, the yardstick first.
  public let rows: [Row]

  /// The multiple of the empty loop that a body must surely cost to count as work.
  static let leastWork = 1.05

  /// Evaluates series that were measured in the same rounds.
  /// - Parameters:
  ///   - name: What was compared.
  ///   - series: The variants' samples, the yardstick's first.
  ///   - emptyLoop: The samples of the loop that does nothing, of the same rounds.
  ///   - bootstrap: How the intervals of the ratios are found.
  /// - Throws: ``MeasurementError/nothingDone(variant:ratio:)`` for the first variant that is not slower than
  ///   the empty loop, by 5 % and beyond doubt; ``MeasurementError/noVariants(comparison:)``;
  ///   ``MeasurementError/unpaired(comparison:)``.
  public init(
    _ name: String, series: [Series], emptyLoop: Series, bootstrap: Bootstrap = Bootstrap()
  ) throws(MeasurementError) {
    guard let yardstick = series.first else { throw .noVariants(comparison: name) }
    var rows: [Row] = []
    for variant in series {
      let times = variant.nanosecondsPerOperation
      guard
        let summary = Summary(times),
        let ratio = Ratio(of: times, to: yardstick.nanosecondsPerOperation, bootstrap: bootstrap),
        let work = Ratio(
          of: variant.nanosecondsPerIteration, to: emptyLoop.nanosecondsPerIteration, bootstrap: bootstrap)
      else { throw .unpaired(comparison: name) }
      guard work.interval.lowerBound > Self.leastWork else {
        throw .nothingDone(variant: variant.name, ratio: work)
      }
      rows.append(Row(name: variant.name, nanoseconds: summary, ratio: rows.isEmpty ? nil : ratio))
    }
    self.name = name
    self.rounds = yardstick.samples.count
    self.rows = rows
  }
}
