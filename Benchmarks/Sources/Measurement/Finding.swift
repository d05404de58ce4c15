/// What a comparison has shown.
public struct Finding: Sendable, Hashable, Codable {
  /// What was compared.
  public let name: String
  /// What one operation is, as half a sentence.
  public let summary: String
  /// What the times and counts are given for.
  public let unit: Comparison.Unit
  /// How often each variant was sampled.
  public let rounds: Int
  /// One row for each variant, the yardstick first.
  public var rows: [Row]

  /// The multiple of the empty loop that a body must surely cost to count as work.
  static let leastWork = 1.05

  /// Evaluates series that were measured in the same rounds.
  /// - Parameters:
  ///   - name: What was compared.
  ///   - summary: What one operation is, as half a sentence.
  ///   - unit: What the times are given for.
  ///   - series: The variants' samples, the yardstick's first.
  ///   - emptyLoop: The samples of the loop that does nothing, of the same rounds.
  ///   - bootstrap: How the intervals of the ratios are found.
  /// - Throws: ``MeasurementError/nothingDone(variant:ratio:)`` for the first variant that is not slower than
  ///   the empty loop, by 5 % and beyond doubt; ``MeasurementError/noVariants(comparison:)``;
  ///   ``MeasurementError/unpaired(comparison:)``; ``MeasurementError/noBytes(variant:)``.
  public init(
    _ name: String, summary: String = "", per unit: Comparison.Unit = .operation, series: [Series],
    emptyLoop: Series, bootstrap: Bootstrap = Bootstrap()
  ) throws(MeasurementError) {
    guard let yardstick = series.first else { throw .noVariants(comparison: name) }
    let expected = try yardstick.nanoseconds(per: unit)
    var rows: [Row] = []
    for variant in series {
      let times = try variant.nanoseconds(per: unit)
      guard
        let summary = Summary(times),
        let interval = bootstrap.interval(ofMedianOf: times),
        let ratio = Ratio(of: times, to: expected, bootstrap: bootstrap),
        let work = Ratio(
          of: variant.nanosecondsPerIteration, to: emptyLoop.nanosecondsPerIteration, bootstrap: bootstrap)
      else { throw .unpaired(comparison: name) }
      guard work.interval.lowerBound > Self.leastWork else {
        throw .nothingDone(variant: variant.name, ratio: work)
      }
      rows.append(
        Row(
          name: variant.name, note: variant.note, operations: variant.operations, bytes: variant.bytes,
          iterations: variant.samples.first?.iterations ?? 0, nanoseconds: summary, interval: interval,
          ratio: rows.isEmpty ? nil : ratio))
    }
    self.name = name
    self.summary = summary
    self.unit = unit
    self.rounds = yardstick.samples.count
    self.rows = rows
  }
}
