import Measurement
import Reporting
import Testing

@Suite struct BaselineVerdictTests {
  /// Compares a yardstick of 20 ns and a variant with what they were.
  private func changes(
    then: Finding.Row, now: Finding.Row, yardstick: Double = 20, per unit: Comparison.Unit = .operation,
    noise: NoiseGauge.Reading? = .sample()
  ) -> [BaselineComparison.Measure: BaselineComparison.Verdict] {
    let size = unit == .byte ? 100 : nil
    func report(_ row: Finding.Row) -> Report {
      .sample(
        noise: noise,
        subjects: [
          .init(
            name: "s", findings: [.sample("c", per: unit, rows: [.sample("y", yardstick, size: size), row])])
        ])
    }
    let changes = BaselineComparison(now: report(now), then: report(then)).variants.last?.changes ?? []
    return Dictionary(uniqueKeysWithValues: changes.map { ($0.measure, $0.verdict) })
  }

  @Test("What is within noise is unchanged")
  func unchanged() {
    #expect(
      changes(
        then: .sample("x", 40, ratio: 2, instructions: 400, allocations: 2),
        now: .sample("x", 40.4, ratio: 2.02, instructions: 403, allocations: 2.005))
        == [.ratio: .unchanged, .time: .unchanged, .instructions: .unchanged, .allocations: .unchanged])
  }

  @Test("What takes more is worse")
  func worse() {
    #expect(
      changes(
        then: .sample("x", 40, ratio: 2, instructions: 400, allocations: 2),
        now: .sample("x", 50, ratio: 2.5, instructions: 405, allocations: 2.0625))
        == [.ratio: .worse, .time: .worse, .instructions: .worse, .allocations: .worse])
  }

  @Test("What takes less is better")
  func better() {
    #expect(
      changes(
        then: .sample("x", 50, ratio: 2.5, instructions: 500, allocations: 1),
        now: .sample("x", 40, ratio: 2, instructions: 400, allocations: 0))
        == [.ratio: .better, .time: .better, .instructions: .better, .allocations: .better])
  }

  @Test("The first allocation is worse")
  func first() {
    #expect(
      changes(then: .sample("x", 40, allocations: 0), now: .sample("x", 40, allocations: 1))[.allocations]
        == .worse)
  }

  @Test("Intervals that overlap are no change, however far the medians have moved")
  func overlap() {
    #expect(
      changes(then: .sample("x", 40, ratio: 2, width: 0.2), now: .sample("x", 50, ratio: 2.5, width: 0.2))
        == [.ratio: .unchanged, .time: .unchanged])
  }

  @Test("A ratio has to move by more than 5 %, a time by more than 10 %")
  func tolerance() {
    #expect(
      changes(
        then: .sample("x", 400, ratio: 20, width: 0.001), now: .sample("x", 432, ratio: 21.6, width: 0.001))
        == [.ratio: .worse, .time: .unchanged])
    #expect(
      changes(
        then: .sample("x", 400, ratio: 20, width: 0.001), now: .sample("x", 416, ratio: 20.8, width: 0.001))
        == [.ratio: .unchanged, .time: .unchanged])
  }

  @Test("The spread of the gauge widens the tolerance, its drift that of times")
  func spread() {
    let (then, now) = (Finding.Row.sample("x", 400, ratio: 20), Finding.Row.sample("x", 460, ratio: 21.8))
    #expect(changes(then: then, now: now) == [.ratio: .worse, .time: .worse])
    #expect(
      changes(then: then, now: now, noise: .sample(spread: 0.095)) == [.ratio: .unchanged, .time: .worse])
    #expect(
      changes(then: then, now: now, noise: .sample(drift: 0.16)) == [.ratio: .worse, .time: .unchanged])
  }

  @Test("On a noisy machine a ratio has to move by more than 15 %, and by more than the spread")
  func noisy() {
    let then = Finding.Row.sample("x", 400, ratio: 20)
    let drifting = NoiseGauge.Reading.sample(drift: 0.4)
    #expect(changes(then: then, now: .sample("x", 400, ratio: 22.8), noise: drifting) == [.ratio: .unchanged])
    #expect(changes(then: then, now: .sample("x", 400, ratio: 23.4), noise: drifting) == [.ratio: .worse])
    #expect(
      changes(then: then, now: .sample("x", 400, ratio: 23.4), noise: .sample(spread: 0.2))
        == [.ratio: .unchanged])
  }

  @Test("A nanosecond for each operation is what the placing of code may add, to the yardstick too")
  func placement() {
    #expect(
      changes(then: .sample("x", 2, ratio: 1), now: .sample("x", 2.9, ratio: 1.45), yardstick: 2)
        == [.ratio: .unchanged, .time: .unchanged])
    #expect(
      changes(then: .sample("x", 2, ratio: 1), now: .sample("x", 3.8, ratio: 1.9), yardstick: 2)
        == [.ratio: .unchanged, .time: .worse])
    #expect(
      changes(then: .sample("x", 2, ratio: 1), now: .sample("x", 4.2, ratio: 2.1), yardstick: 2)
        == [.ratio: .worse, .time: .worse])
  }

  @Test("For a byte, that nanosecond and the counts are those of the operation")
  func bytes() {
    #expect(
      changes(
        then: .sample("x", 0.02, ratio: 1, size: 100, instructions: 0.1),
        now: .sample("x", 0.029, ratio: 1.45, size: 100, instructions: 0.13), yardstick: 0.02, per: .byte)
        == [.ratio: .unchanged, .time: .unchanged, .instructions: .unchanged])
    #expect(
      changes(
        then: .sample("x", 0.02, ratio: 1, size: 100, instructions: 0.1),
        now: .sample("x", 0.042, ratio: 2.1, size: 100, instructions: 0.2), yardstick: 0.02, per: .byte)
        == [.ratio: .worse, .time: .worse, .instructions: .worse])
  }

  @Test("Four instructions for each operation are no change")
  func instructions() {
    #expect(
      changes(then: .sample("x", 40, instructions: 10), now: .sample("x", 40, instructions: 14))[
        .instructions]
        == .unchanged)
  }
}
