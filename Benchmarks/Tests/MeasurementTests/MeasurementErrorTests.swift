import Measurement
import Testing

@Suite struct MeasurementErrorTests {
  @Test("A refusal is one sentence that says what to do")
  func sentences() throws {
    let ratio = try #require(Ratio(of: [0.9876543, 1.04], to: [1, 1]))
    let refusals: [MeasurementError] = [
      .noVariants(comparison: "calls"), .notEnoughRounds(1), .noSampleDuration,
      .noIterations(variant: "work"),
      .tooShort(
        variant: "work", iterations: 9, elapsed: .nanoseconds(5), resolution: .nanoseconds(20)),
      .nothingDone(variant: "work", ratio: ratio), .clockTooCoarse(resolution: .milliseconds(16)),
      .unpaired(comparison: "calls"), .noOperations(variant: "work"), .noInput(variant: "work"),
      .sameName(variant: "work"), .ignoresIterations(variant: "work"),
    ]
    #expect(
      refusals.map(\.description) == [
        "“calls” has no variants; give it a yardstick and something to compare with it.",
        "1 rounds are too few; measure 2 or more.",
        "A sample cannot take no time; ask for more than 0.",
        "“work” ran no iteration; run 1 or more.",
        "“work” took 5e-09 seconds for 9 iterations on a clock that tells 2e-08 seconds; if its loop was "
          + "optimised away, give its result to blackHole.",
        "An iteration of “work” takes 0.988 to 1.04 times as long as one of the empty loop, so nothing can "
          + "be said of it; let an iteration do more.",
        "The clock tells no difference below 0.016 seconds; measure with a finer one.",
        "The variants of “calls” were not sampled in the same rounds; sample each in every round.",
        "“work” performs no operation in an iteration; give it 1 or more.",
        "“work” takes in 0 bytes; see that its data is not empty, or leave the number out.",
        "Two variants are called “work”; give each a name of its own.",
        "“work” takes as long for 2 iterations as for 1; let it run as many as it is told to.",
      ])
  }
}
