/// Reads a clock, and knows how small a difference that clock can tell.
public struct Stopwatch: Sendable {
  /// The smallest difference that the clock can tell, more than 0.
  ///
  /// It is the larger of what the clock says about itself and the smallest step seen between two readings
  /// one right after the other, which includes what a reading costs.
  public let resolution: Duration

  private let reading: @Sendable () -> Duration

  /// Makes a stopwatch.
  /// - Parameters:
  ///   - resolution: What the clock says that it can tell.
  ///   - reading: The time since some fixed instant. It never goes back.
  public init(resolution: Duration, reading: @escaping @Sendable () -> Duration) {
    self.reading = reading
    self.resolution = max(.nanoseconds(1), resolution, Self.smallestStep(of: reading))
  }

  /// Makes a stopwatch on a clock.
  /// - Parameter clock: The clock; the system's, which stands still while the machine sleeps, unless told
  ///   otherwise.
  public init(_ clock: some Clock<Duration> = SuspendingClock()) {
    let start = clock.now
    self.init(resolution: clock.minimumResolution) { start.duration(to: clock.now) }
  }

  /// How long some work takes.
  /// - Throws: What the work throws.
  public func time(_ work: () async throws -> Void) async rethrows -> Duration {
    let start = reading()
    try await work()
    return reading() - start
  }

  private static func smallestStep(of reading: () -> Duration) -> Duration {
    var smallest: Duration?
    for _ in 0..<1000 {
      let start = reading()
      let step = reading() - start
      if step > .zero { smallest = min(step, smallest ?? step) }
    }
    return smallest ?? .zero
  }
}
