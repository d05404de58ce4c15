import Testing

@testable import Measurement

/// What a meter does not report, because nothing was measured.
@Suite struct RefusalTests {
  private let clock = SimulatedClock()

  private func meter(resolution: Duration = .nanoseconds(1)) -> Meter {
    Meter(effort: .quick, stopwatch: clock.stopwatch(resolution: resolution))
  }

  private func refusal(
    of variants: [Variant], resolution: Duration = .nanoseconds(1)
  ) async -> MeasurementError? {
    await #expect(throws: MeasurementError.self) {
      try await meter(resolution: resolution).measure(variants, as: "work", emptyLoop: clock.variant())
    }
  }

  @Test("A loop that was optimised away is refused")
  func optimisedAway() async {
    let refusal = await refusal(of: [Variant("gone") { _ in clock.advance(by: .nanoseconds(40)) }])
    let expected = MeasurementError.tooShort(
      variant: "gone", iterations: Calibration.mostIterations, elapsed: .nanoseconds(40),
      resolution: .nanoseconds(1))
    #expect(refusal == expected)
  }

  @Test("A body that costs no more than the empty loop is refused", arguments: [0.5, 1, 1.05])
  func empty(ratio: Double) async throws {
    let refusal = await refusal(of: [
      clock.variant("work", taking: .nanoseconds(9)),
      clock.variant("nothing", taking: .nanoseconds(1) * ratio),
    ])
    let times = try #require(Ratio(of: [ratio], to: [1]))
    #expect(refusal == .nothingDone(variant: "nothing", ratio: times))
  }

  @Test("A body that costs surely more than the empty loop is reported")
  func work() async throws {
    let variant = clock.variant("work", taking: .nanoseconds(2))
    let finding = try await meter().measure([variant], as: "work", emptyLoop: clock.variant())
    #expect(finding.rows.map(\.nanoseconds.median) == [2])
  }

  @Test("An operation may cost less than the empty loop when its iteration does not")
  func manyOperations() async throws {
    let variant = clock.variant("batch", operations: 16, taking: .nanoseconds(8))
    let finding = try await meter().measure([variant], as: "work", emptyLoop: clock.variant())
    #expect(finding.rows.map(\.nanoseconds.median) == [0.5])
  }

  @Test("A clock that would need samples of more than a second is refused")
  func coarse() async {
    let variants = [clock.variant("work", taking: .nanoseconds(9))]
    let refusal = await refusal(of: variants, resolution: .microseconds(1001))
    #expect(refusal == .clockTooCoarse(resolution: .microseconds(1001)))
  }

  @Test("Nothing to compare is refused")
  func noVariants() async {
    #expect(await refusal(of: []) == .noVariants(comparison: "work"))
  }

  @Test("Fewer than two rounds are refused", arguments: [1, 0, -1])
  func rounds(count: Int) {
    #expect(throws: MeasurementError.notEnoughRounds(count)) {
      try Effort(rounds: count, warmUpRounds: 0, sampleDuration: .milliseconds(1))
    }
  }

  @Test("Samples of no time are refused")
  func sampleDuration() {
    #expect(throws: MeasurementError.noSampleDuration) {
      try Effort(rounds: 2, warmUpRounds: 0, sampleDuration: .zero)
    }
  }
}
