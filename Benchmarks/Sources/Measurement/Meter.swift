/// Measures variants beside one another: calibrates, warms up, and samples them in turn.
///
/// A round samples the empty loop and then each variant once, A B C A B C, so that whatever happens to the
/// machine happens to all of them. All that is decided from the times is decided elsewhere, in values.
public struct Meter: Sendable {
  /// How much time it may take.
  public let effort: Effort
  /// How the intervals of the ratios are found.
  public let bootstrap: Bootstrap

  private let stopwatch: Stopwatch

  /// The steps of the clock that a sample shall have, so that one step is 0.1 % of it.
  private static let stepsPerSample = 1000
  /// A clock that needs samples of more than this is of no use here.
  private static let longestSample = Duration.seconds(1)

  /// Makes a meter.
  /// - Parameters:
  ///   - effort: How much time it may take.
  ///   - stopwatch: What it measures with.
  ///   - bootstrap: How the intervals of the ratios are found.
  public init(
    effort: Effort = .standard, stopwatch: Stopwatch = Stopwatch(), bootstrap: Bootstrap = Bootstrap()
  ) {
    self.effort = effort
    self.stopwatch = stopwatch
    self.bootstrap = bootstrap
  }

  /// Measures variants, the first of which is the yardstick.
  /// - Parameters:
  ///   - variants: What is compared.
  ///   - name: What the comparison is called.
  ///   - emptyLoop: The loop that does nothing.
  ///   - progress: Told after each round how many are done of how many, warm-up included.
  /// - Returns: What they have shown.
  /// - Throws: ``MeasurementError`` for what measured nothing, and what a variant throws.
  public func measure(
    _ variants: [Variant], as name: String, emptyLoop: Variant = .emptyLoop,
    progress: (_ done: Int, _ all: Int) -> Void = { _, _ in }
  ) throws -> Finding {
    guard !variants.isEmpty else { throw MeasurementError.noVariants(comparison: name) }
    let loops = try ([emptyLoop] + variants).map { (variant: $0, iterations: try iterations(for: $0)) }
    var samples = [[Sample]](repeating: [], count: loops.count)
    let all = effort.warmUpRounds + effort.rounds
    for round in 0..<all {
      for (index, loop) in loops.enumerated() {
        let sample = try sample(loop.variant, iterations: loop.iterations)
        if round >= effort.warmUpRounds { samples[index].append(sample) }
      }
      progress(round + 1, all)
    }
    let series = zip(loops, samples).map { loop, samples in
      Series(loop.variant.name, operations: loop.variant.operations, samples: samples)
    }
    return try Finding(
      name, series: Array(series.dropFirst()), emptyLoop: series[0], bootstrap: bootstrap)
  }

  /// - Returns: How many iterations of a variant make a sample.
  private func iterations(for variant: Variant) throws -> Int {
    let needed = stopwatch.resolution * Self.stepsPerSample
    guard needed <= Self.longestSample else {
      throw MeasurementError.clockTooCoarse(resolution: stopwatch.resolution)
    }
    var calibration = Calibration(target: max(effort.sampleDuration, needed))
    while true {
      let elapsed = try stopwatch.time { try variant.run(calibration.iterations) }
      if calibration.isSatisfied(by: elapsed) { return calibration.iterations }
    }
  }

  private func sample(_ variant: Variant, iterations: Int) throws -> Sample {
    let elapsed = try stopwatch.time { try variant.run(iterations) }
    return try Sample(
      of: variant.name, iterations: iterations, elapsed: elapsed, resolution: stopwatch.resolution)
  }
}
