import Measurement
import Reporting
import Testing

@Suite struct BaselineTextTests {
  @Test("A date and a revision steer no terminal")
  func hostile() {
    let comparison = BaselineComparison(now: .hostile, then: .hostile)
    for text in [comparison.conclusion, comparison.description] {
      #expect(!text.contains("\u{1B}") && !text.contains("\u{202E}") && !text.contains("\u{0}"))
    }
    #expect(!comparison.conclusion.contains("\n"))
  }

  @Test("Each warning is a sentence")
  func warnings() {
    let warnings: [BaselineComparison.Warning] = [
      .otherArchitecture(now: "a", then: "b"), .otherOptimisation(isOptimisedNow: true), .noGauge(.then),
      .noisy(.then),
      .otherYardstick(comparison: "c", now: "x", then: "y"), .otherUnit(comparison: "c"),
      .otherBytes(comparison: "c", variant: "v", now: 3, then: nil),
    ]
    #expect(
      warnings.map(\.description) == [
        "The instruction sets differ (now a; then b), so instructions are not compared.",
        "Only this report was built for release, so nothing but ratios is compared, and these say little.",
        "How quiet the machine was is not known of the baseline, so times are compared as they are.",
        "The machine of the baseline was noisy, so times are not compared, and a ratio has to change by more than "
          + "15 %.",
        "The yardstick of “c” is “x” now and was “y” then, so its ratios are not compared.",
        "The figures of “c” are for another unit than they were, so it is not compared.",
        "“v” of “c” takes in 3 bytes now and took in no known number of bytes then, so it is not compared.",
      ])
  }
}
