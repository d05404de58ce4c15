import Measurement
import Testing

@testable import Running

@Suite struct TimeVerdictsTests {
  /// What limits say of a variant whose three pairs had this ratio.
  private func verdicts(ratio: Double, yardstick: String = "bare") throws -> TimeVerdicts {
    let times = [100.0, 110, 120]
    let summary = try #require(Summary(times))
    let row = { (name: String, ratio: Ratio?) in
      Finding.Row(name: name, iterations: 1, nanoseconds: summary, interval: 100...120, ratio: ratio)
    }
    var finding = try Finding(
      "request", series: [series("bare", 100), series("ours", 100)], emptyLoop: series("", 1))
    finding.rows = [row("bare", nil), row("ours", Ratio(of: times.map { $0 * ratio }, to: times))]
    let report = Report(
      date: "", command: "", effort: "pairs", machine: .current, versions: .current,
      subjects: [Report.Subject(name: "http", summary: "", findings: [finding])])
    var limits = Thresholds(compiler: "", architecture: "", counts: [:])
    limits.ratios = ["request": ["ours": Thresholds.Multiple(yardstick: yardstick, time: 1.05)]]
    return TimeVerdicts(of: report, limits: ["http": limits])
  }

  private func series(_ name: String, _ nanoseconds: Int) throws -> Series {
    let sample = try Sample(
      of: name, iterations: 1, elapsed: .nanoseconds(nanoseconds), resolution: .zero)
    return Series(name, samples: [sample, sample, sample])
  }

  @Test(
    "An interval that ends below the limit holds, and one that does not does not",
    arguments: [(1.04, false), (1.06, true)])
  func limit(ratio: Double, isRed: Bool) throws {
    #expect(try verdicts(ratio: ratio).isRed == isRed)
  }

  @Test("A verdict says the ratio, its interval and the limit")
  func text() throws {
    #expect(
      try "\(verdicts(ratio: 1.25))"
        == "FAILED  http/request, ours: 1.250 times as long as bare, 95 % interval 1.250 to 1.250, at most 1.050\n"
    )
  }

  @Test("Another yardstick is red")
  func otherYardstick() throws {
    #expect(try verdicts(ratio: 1, yardstick: "other").gaps.count == 1)
    #expect(try verdicts(ratio: 1, yardstick: "other").isRed)
  }
}
