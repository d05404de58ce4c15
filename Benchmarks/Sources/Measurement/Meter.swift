/// Measures variants beside one another: calibrates, warms up, and samples them in turn.
///
/// A round samples the empty loop and then each variant once, A B C A B C, so that whatever happens to the
/// machine happens to all of them; of pairs, every other round runs backwards. All that is decided from the times is decided elsewhere, in values.
public struct Meter: Sendable {
  /// How much time it may take.
  public let effort: Effort
  /// How the intervals of the ratios are found.
  public let bootstrap: Bootstrap

  private let stopwatch: Stopwatch

  /// The steps of the clock that a sample shall have, so that one step is 0.1 % of it.
  private static let stepsPerSample = 1000
  /// How often a variant is given the chance to take longer for two iterations than for one.
  private static let tries = 3
  /// How many times as long it has to take at least once.
  private static let leastGrowth = 1.3
  /// What takes longer than this to try is believed.
  private static let longestTry = Duration.milliseconds(50)
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
  ///   - summary: What one operation is, as half a sentence.
  ///   - unit: What the times are given for.
  ///   - emptyLoop: The loop that does nothing.
  ///   - progress: Told after each round how many are done of how many, warm-up included.
  /// - Returns: What they have shown.
  /// - Throws: ``MeasurementError`` for what measured nothing, and what a variant throws.
  public func measure(
    _ variants: [Variant], as name: String, summary: String = "", per unit: Comparison.Unit = .operation,
    emptyLoop: Variant = .emptyLoop, progress: (_ done: Int, _ all: Int) -> Void = { _, _ in }
  ) async throws -> Finding {
    guard !variants.isEmpty else { throw MeasurementError.noVariants(comparison: name) }
    try Comparison.check(variants, per: unit)
    // The empty loop is sampled no longer than it must: it heats the core for the yardstick, which comes next.
    var loops = [try await calibrated(emptyLoop, sampling: .zero)]
    for variant in variants {
      let loop =
        effort.isPaired
        ? try await once(variant) : try await calibrated(variant, sampling: effort.sampleDuration)
      if loop.iterations == 1 { try await checkIterations(of: loop) }
      loops.append(loop)
    }
    let rounds = effort.rounds(of: loops.reduce(.zero) { $0 + $1.duration })
    let all = effort.warmUpRounds + rounds
    for round in 0..<all {
      let isBackwards = effort.isPaired && !round.isMultiple(of: 2)
      for index in isBackwards ? loops.indices.reversed() : Array(loops.indices) {
        let sample = try await sample(loops[index])
        if round >= effort.warmUpRounds { loops[index].samples.append(sample) }
      }
      progress(round + 1, all)
    }
    let series = loops.map { Series(of: $0.variant, samples: $0.samples) }
    return try Finding(
      name, summary: summary, per: unit, series: Array(series.dropFirst()), emptyLoop: series[0],
      bootstrap: bootstrap)
  }

  /// A variant with the number of iterations that make a sample.
  private struct Loop {
    let variant: Variant
    let iterations: Int
    /// How long so many took when they were found.
    let duration: Duration
    var samples: [Sample] = []
  }

  private func calibrated(_ variant: Variant, sampling duration: Duration) async throws -> Loop {
    let needed = stopwatch.resolution * Self.stepsPerSample
    guard needed <= Self.longestSample else {
      throw MeasurementError.clockTooCoarse(resolution: stopwatch.resolution)
    }
    var calibration = Calibration(target: max(duration, needed))
    while true {
      var elapsed = try await variant.time(calibration.iterations, stopwatch)
      if elapsed >= calibration.target {
        // An interruption may have made it long enough, and all samples would be too short.
        elapsed = min(elapsed, try await variant.time(calibration.iterations, stopwatch))
      }
      if calibration.isSatisfied(by: elapsed) {
        return Loop(variant: variant, iterations: calibration.iterations, duration: elapsed)
      }
    }
  }

  private func once(_ variant: Variant) async throws -> Loop {
    Loop(variant: variant, iterations: 1, duration: try await variant.time(1, stopwatch))
  }

  /// Sees that two iterations take longer than one, where one was enough for a sample: what takes as long whatever
  /// it is told would be reported as that long.
  private func checkIterations(of loop: Loop) async throws {
    guard loop.duration * 3 < Self.longestTry else { return }
    var one = loop.duration
    for _ in 0..<Self.tries {
      let two = try await loop.variant.time(2, stopwatch)
      if two / one >= Self.leastGrowth { return }
      // An interruption may have made one longer.
      one = try await loop.variant.time(1, stopwatch)
    }
    throw MeasurementError.ignoresIterations(variant: loop.variant.name)
  }

  /// Samples a variant, after an iteration that is not timed where there are several: what the one before it has
  /// left to be done, to the heap's free lists or the caches, is not to be counted against it.
  private func sample(_ loop: Loop) async throws -> Sample {
    if loop.iterations > 1 { try await loop.variant.run(1) }
    let elapsed = try await loop.variant.time(loop.iterations, stopwatch)
    return try Sample(
      of: loop.variant.name, iterations: loop.iterations, elapsed: elapsed, resolution: stopwatch.resolution)
  }
}
