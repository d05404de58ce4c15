import Measurement

/// Says of one variant what has changed beyond noise.
struct Judge: Sendable {
  private typealias Change = BaselineComparison.Change

  let grounds: Grounds
  /// How many units one operation is.
  let units: Double
  /// What one unit of the yardstick took, in nanoseconds: the lesser of both reports.
  let yardstick: Double

  /// What the placing of code may add to one operation, in nanoseconds.
  private static let placement = 1.0

  func changes(
    from then: Finding.Row, to now: Finding.Row, comparesRatios: Bool
  ) -> [BaselineComparison.Change] {
    var changes: [BaselineComparison.Change] = []
    if comparesRatios, let ratio = now.ratio, let earlier = then.ratio {
      let verdict = verdict(
        Measured(value: earlier.median, interval: earlier.interval),
        Measured(value: ratio.median, interval: ratio.interval), tolerance: grounds.ratioTolerance,
        step: step(ofRatiosOf: earlier.median))
      changes.append(Change(measure: .ratio, then: earlier.median, now: ratio.median, verdict: verdict))
    }
    if grounds.comparesTimes {
      let earlier = Measured(value: then.nanoseconds.median, interval: then.interval)
      let later = Measured(
        value: now.nanoseconds.median * grounds.speed,
        interval: now.interval.lowerBound * grounds.speed...now.interval.upperBound * grounds.speed)
      let verdict = verdict(earlier, later, tolerance: grounds.timeTolerance, step: Self.placement / units)
      changes.append(Change(measure: .time, then: earlier.value, now: later.value, verdict: verdict))
    }
    if grounds.comparesInstructions, let later = now.counts.instructions,
      let earlier = then.counts.instructions
    {
      changes.append(count(.instructions, earlier, later, tolerance: 0.01, step: 4))
    }
    if grounds.comparesAllocations, let later = now.counts.allocations, let earlier = then.counts.allocations
    {
      changes.append(count(.allocations, earlier, later, tolerance: 0.005, step: 0.01))
    }
    return changes
  }

  /// What placement may add to a ratio: the variant may have moved, and so may the yardstick.
  private func step(ofRatiosOf ratio: Double) -> Double {
    yardstick > 0 ? (1 + ratio) * Self.placement / units / yardstick : 0
  }

  /// A median, and where the true one lies.
  private struct Measured {
    let value: Double
    let interval: ClosedRange<Double>
  }

  private func verdict(
    _ then: Measured, _ now: Measured, tolerance: Double, step: Double
  ) -> BaselineComparison.Verdict {
    then.interval.overlaps(now.interval)
      ? .unchanged : Self.verdict(then.value, now.value, tolerance: tolerance, step: step)
  }

  /// - Parameter step: By how much an operation's count has to change; the counts themselves are for one unit.
  private func count(
    _ measure: BaselineComparison.Measure, _ then: Double, _ now: Double, tolerance: Double, step: Double
  ) -> BaselineComparison.Change {
    let verdict = Self.verdict(then, now, tolerance: tolerance, step: step / units)
    return Change(measure: measure, then: then, now: now, verdict: verdict)
  }

  /// A change counts when it exceeds both a share of what was, and a step.
  private static func verdict(
    _ then: Double, _ now: Double, tolerance: Double, step: Double
  ) -> BaselineComparison.Verdict {
    let change = abs(now - then)
    guard change > tolerance * abs(then), change > step else { return .unchanged }
    return now > then ? .worse : .better
  }
}
