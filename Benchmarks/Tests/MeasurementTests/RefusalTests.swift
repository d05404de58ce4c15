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

  /// What takes 5 ms however many iterations it is told to run, and more the first time.
  @Test("A body that runs once whatever it is told is refused", arguments: [5, 6, 15])
  func ignoresIterations(milliseconds: Int) async {
    var runs = 0
    let sleepy = Variant("sleepy") { _ in
      runs += 1
      // As a machine does it: never twice the same.
      clock.advance(by: .microseconds(milliseconds * 1000 + runs % 3 * 100))
    }
    #expect(await refusal(of: [sleepy]) == .ignoresIterations(variant: "sleepy"))
  }

  @Test("A body that was interrupted while it ran once is not refused", arguments: [1, 2])
  func interrupted(times: Int) async throws {
    var interruptions = times
    let honest = Variant("honest") { iterations in
      let isInterrupted = iterations == 1 && interruptions > 0
      if isInterrupted { interruptions -= 1 }
      clock.advance(by: .milliseconds(isInterrupted ? 12 : 5 * iterations))
    }
    let finding = try await meter().measure([honest], as: "work", emptyLoop: clock.variant())
    #expect(finding.rows.map(\.iterations) == [1])
  }

  @Test("What takes long is believed to run as often as it is told to")
  func long() async throws {
    let long = Variant("long") { _ in clock.advance(by: .milliseconds(20)) }
    let finding = try await meter().measure([long], as: "work", emptyLoop: clock.variant())
    #expect(finding.rows.map(\.iterations) == [1])
  }

  @Test("Two variants of one name are refused, before either runs")
  func sameName() async {
    let variants = ["A", "B", "A"].map { Variant($0) { _ in Issue.record("it ran") } }
    #expect(await refusal(of: variants) == .sameName(variant: "A"))
  }

  @Test("No operation is refused, and nothing traps", arguments: [0, -1, .min])
  func noOperations(count: Int) async throws {
    let variant = Variant("idle", operations: count) { _ in Issue.record("it ran") }
    #expect(await refusal(of: [variant]) == .noOperations(variant: "idle"))
    await uncounted(variant, .noOperations(variant: "idle"))
  }

  @Test("Empty data is refused, and nothing traps", arguments: [0, -1, .min])
  func noInput(count: Int) async throws {
    let variant = Variant("empty", bytes: count) { _ in Issue.record("it ran") }
    #expect(await refusal(of: [variant]) == .noInput(variant: "empty"))
    await uncounted(variant, .noInput(variant: "empty"))
  }

  /// A counter refuses as well.
  private func uncounted(_ variant: Variant, _ refusal: MeasurementError) async {
    guard let counter = AllocationCounter() else { return }
    await #expect(throws: refusal) { try await counter.count(variant, per: .operation) }
  }

  @Test("A comparison hands out no variants that cannot be measured")
  func comparison() async {
    let twins = Comparison("twins", summary: "") { [.emptyLoop, .emptyLoop] }
    await #expect(throws: MeasurementError.sameName(variant: "empty loop")) {
      try await names(of: twins)
    }
    let bytes = Comparison("bytes", summary: "", per: .byte) { [.emptyLoop] }
    await #expect(throws: MeasurementError.noBytes(variant: "empty loop")) {
      try await names(of: bytes)
    }
    let single = Comparison("single", summary: "") { [.emptyLoop] }
    await #expect(throws: Never.self) { try await names(of: single) }
  }

  @MainActor
  private func names(of comparison: Comparison) async throws -> [String] {
    try await comparison.variants().map(\.name)
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
