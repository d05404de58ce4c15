/// What one timed run of a loop has shown.
public struct Sample: Sendable, Hashable {
  /// How often the body ran, 1 or more.
  public let iterations: Int
  /// How long all of it took.
  public let elapsed: Duration

  /// The shortest time worth reporting, in steps of the clock: below it, a step is more than 1 %.
  static let shortest = 100

  /// Makes a sample of a run that measured something.
  /// - Parameters:
  ///   - variant: What ran.
  ///   - iterations: How often its body ran.
  ///   - elapsed: How long that took.
  ///   - resolution: What the clock can tell.
  /// - Throws: ``MeasurementError/noIterations(variant:)``, and
  ///   ``MeasurementError/tooShort(variant:iterations:elapsed:resolution:)`` for less than 100 steps of the
  ///   clock.
  public init(
    of variant: String, iterations: Int, elapsed: Duration, resolution: Duration
  ) throws(MeasurementError) {
    guard iterations > 0 else { throw .noIterations(variant: variant) }
    guard elapsed > .zero, elapsed >= resolution * Self.shortest else {
      throw .tooShort(variant: variant, iterations: iterations, elapsed: elapsed, resolution: resolution)
    }
    self.iterations = iterations
    self.elapsed = elapsed
  }

  /// What one iteration took on average, in nanoseconds; more than 0.
  public var nanosecondsPerIteration: Double {
    elapsed / .nanoseconds(1) / Double(iterations)
  }
}
