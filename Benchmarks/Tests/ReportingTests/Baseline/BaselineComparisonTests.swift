import Measurement
import Reporting
import Testing

@Suite struct BaselineComparisonTests {
  private func report(
    _ rows: [Finding.Row], per unit: Comparison.Unit = .operation, date: String = "2026-11-30T17:33:13Z",
    noise: NoiseGauge.Reading? = .sample(), machine: Report.Machine = .sample(),
    versions: Report.Versions = .sample()
  ) -> Report {
    .sample(
      date: date, noise: noise, subjects: [.init(name: "s", findings: [.sample("c", per: unit, rows: rows)])],
      machine: machine, versions: versions)
  }

  private let rows: [Finding.Row] = [
    .sample("y", 20, instructions: 100, allocations: 1),
    .sample("x", 40, ratio: 2, instructions: 200, allocations: 2),
  ]

  /// What is compared of the variant that is not the yardstick.
  private func measures(_ comparison: BaselineComparison) -> [BaselineComparison.Measure]? {
    comparison.variants.first { $0.variant == "x" }?.changes.map(\.measure)
  }

  @Test("A report has not changed since itself")
  func same() {
    let comparison = BaselineComparison(now: .sample(), then: .sample())
    #expect(comparison.warnings.isEmpty && !comparison.hasRegression)
    #expect(comparison.variants.allSatisfy { $0.isUnchanged })
    #expect(comparison.onlyNow.isEmpty && comparison.onlyThen.isEmpty)
  }

  @Test("On another machine, times are not compared")
  func otherMachine() {
    let comparison = BaselineComparison(
      now: report(rows, machine: .sample(processor: "M5")), then: report(rows))
    #expect(
      comparison.warnings == [
        .otherMachine(
          now: "M5, 2 cores, Debian GNU/Linux 12", then: "AMD EPYC 7B13, 2 cores, Debian GNU/Linux 12")
      ])
    #expect(measures(comparison) == [.ratio, .instructions, .allocations])
  }

  @Test("For another instruction set, neither times nor instructions are")
  func otherArchitecture() {
    let comparison = BaselineComparison(
      now: report(rows, machine: .sample(architecture: "arm64")), then: report(rows))
    #expect(comparison.warnings.last == .otherArchitecture(now: "arm64", then: "x86_64"))
    #expect(measures(comparison) == [.ratio, .allocations])
  }

  @Test("With another compiler, neither times nor instructions are")
  func otherCompiler() {
    let comparison = BaselineComparison(
      now: report(rows, versions: .sample(compiler: "Swift 6.4")), then: report(rows))
    #expect(comparison.warnings == [.otherCompiler(now: "Swift 6.4", then: "Swift 6.3.1")])
    #expect(measures(comparison) == [.ratio, .allocations])
  }

  @Test("Built otherwise, nothing but ratios is")
  func otherOptimisation() {
    let comparison = BaselineComparison(
      now: report(rows, versions: .sample(isOptimised: false)), then: report(rows))
    #expect(comparison.warnings == [.otherOptimisation(isOptimisedNow: false)])
    #expect(measures(comparison) == [.ratio])
  }

  @Test("Without a gauge, times are compared as they are")
  func noGauge() {
    let comparison = BaselineComparison(
      now: report(rows, noise: nil), then: report(rows, noise: .sample(median: 1)))
    #expect(comparison.warnings == [.noGauge(.now)])
    #expect(comparison.speed == 1 && !comparison.hasRegression)
  }

  @Test("Where a machine was noisy, times are not compared")
  func noisy() {
    let noise = NoiseGauge.Reading.sample(median: 1, spread: 0.2)
    let before = BaselineComparison(now: report(rows), then: report(rows, noise: noise))
    #expect(before.warnings == [.noisy(.then)] && before.speed == 1)
    #expect(measures(before) == [.ratio, .instructions, .allocations])
    let after = BaselineComparison(now: report(rows, noise: noise), then: report(rows))
    #expect(after.warnings == [.noisy(.now)])
    #expect(measures(after) == [.ratio, .instructions, .allocations])
  }

  @Test("With another yardstick, ratios are not compared")
  func otherYardstick() {
    let comparison = BaselineComparison(now: report(rows.reversed()), then: report(rows))
    #expect(comparison.warnings == [.otherYardstick(comparison: "s/c", now: "x", then: "y")])
    #expect(measures(comparison) == [.time, .instructions, .allocations])
  }

  @Test("For another unit, or another number of bytes, nothing is compared")
  func otherSize() {
    let unit = BaselineComparison(now: report(rows, per: .byte), then: report(rows))
    #expect(unit.warnings == [.otherUnit(comparison: "s/c")] && unit.variants.isEmpty)
    let bytes = BaselineComparison(now: report([.sample("y", 20, size: 9)]), then: report([.sample("y", 20)]))
    #expect(bytes.warnings == [.otherBytes(comparison: "s/c", variant: "y", now: 9, then: nil)])
    #expect(bytes.variants.isEmpty)
  }

  @Test("A machine that is slower as a whole makes nothing worse")
  func speed() {
    let slow: [Finding.Row] = [.sample("y", 40), .sample("x", 80, ratio: 2)]
    let comparison = BaselineComparison(
      now: report(slow, noise: .sample(median: 824_000)), then: report(rows))
    #expect(comparison.speed == 0.5 && !comparison.hasRegression)
  }

  @Test("A yardstick is marked when its counts change, which do not count")
  func countsOfYardstick() {
    let more = BaselineComparison(
      now: report([.sample("y", 20, instructions: 200)]), then: report([.sample("y", 20, instructions: 100)]))
    #expect(more.variants.map(\.isUnchanged) == [false] && !more.hasRegression)
    #expect(
      more.conclusion.hasSuffix(
        "0 worse, 0 better, 1 changed only by what does not count, 0 unchanged within noise."))
  }

  @Test("Where ratios are compared, longer times of all variants are marked and do not count")
  func timesBesideRatios() {
    let slow: [Finding.Row] = [.sample("y", 28), .sample("x", 56, ratio: 2)]
    let comparison = BaselineComparison(now: report(slow), then: report(rows))
    #expect(comparison.variants.map(\.isUnchanged) == [false, false])
    #expect(comparison.variants.map(\.isJudgedByTime) == [false, false])
    #expect(!comparison.hasRegression && !comparison.variants.contains { $0.isImprovement })
  }

  @Test("Where none is, a time counts: of one variant, and beside another yardstick")
  func timesAlone() {
    let alone = BaselineComparison(now: report([.sample("y", 40)]), then: report([.sample("y", 20)]))
    #expect(alone.regressions.map(\.variant) == ["y"])
    let slow: [Finding.Row] = [.sample("x", 80), .sample("y", 20, ratio: 0.25)]
    let other = BaselineComparison(now: report(slow), then: report(rows))
    #expect(other.regressions.map(\.variant) == ["x"])
    let lone = BaselineComparison(
      now: report([.sample("y", 40), .sample("z", 80, ratio: 2)]), then: report(rows))
    #expect(lone.regressions.map(\.variant) == ["y"])
  }

  @Test("What only one report has is listed")
  func omissions() {
    let then = Report.sample(subjects: [
      .init(name: "s", findings: [.sample("c", rows: [rows[0]]), .sample("d", rows: [.sample("z", 1)])])
    ])
    let comparison = BaselineComparison(now: report(rows), then: then)
    #expect(comparison.onlyNow == ["s/c: x"])
    #expect(comparison.onlyThen == ["s/d: z"])
  }

  @Test("The text has marks and words, warnings, and what is missing")
  func text() {
    let then = report([.sample("y", 20), .sample("x", 40, ratio: 2, instructions: 300), .sample("w", 9)])
    let now = report(
      [.sample("y", 20), .sample("x", 80, ratio: 4, instructions: 200)], noise: nil)
    #expect(
      BaselineComparison(now: now, then: then).description == """
        Since 2026-11-30 17:33 UTC, revision 6b82b0e: 1 worse, 0 better, 1 unchanged within noise.
        warning: How quiet the machine was is not known of this report, so times are compared as they are.

        comparison  variant        measure          then      now   change  verdict
        s/c         y (yardstick)  all                                      = unchanged
        s/c         x              ratio           2.000    4.000   +100 %  ▲ worse
        s/c         x              time          40.0 ns  80.0 ns   +100 %  ▲ worse
        s/c         x              instructions      300      200  −33.3 %  ▼ better

        Only in the baseline: s/c: w

        """)
  }
}
