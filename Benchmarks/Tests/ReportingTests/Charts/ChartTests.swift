import Measurement
import Testing

@testable import Reporting

@Suite struct ChartTests {
  private func bar(_ value: Double, range: ClosedRange<Double>? = nil) -> ChartBar {
    ChartBar(label: "x", caption: "", value: value, interval: value...value, range: range, colour: 1)
  }

  @Test("Medians that are up to 30-fold apart have an axis that starts at 0")
  func linear() {
    let scale = ChartScale(of: [bar(10), bar(300)])
    #expect(!scale.isLogarithmic)
    #expect(scale.ticks == [0, 50, 100, 150, 200, 250, 300])
    #expect(scale.position(of: 0) == 0)
    #expect(scale.position(of: 150) > 0.48 && scale.position(of: 150) < 0.5)
  }

  @Test("Medians that are further apart have a logarithmic one, which says so")
  func logarithmic() {
    let scale = ChartScale(of: [bar(10), bar(301)])
    #expect(scale.isLogarithmic)
    #expect(scale.ticks == [1, 10, 100])
    #expect(scale.position(of: 10) > 0 && scale.position(of: 0) == 0)
    let chart = BarChart(
      title: "", axis: "Time", groups: [.init(bars: [bar(10), bar(301)])], tick: { "\($0)" })
    #expect(chart.axisTitle == "Time, logarithmic scale")
  }

  @Test("An outlier does not make the bars small; it ends at the end of the axis")
  func outlier() {
    let scale = ChartScale(of: [bar(10, range: 9...1000)])
    #expect(scale.upper < 11)
    #expect(scale.position(of: 1000) == 1)
  }

  @Test("Nothing, zero and what is not finite are drawn somewhere")
  func degenerate() {
    #expect(ChartScale(of: []).ticks == [0, 1])
    #expect(ChartScale(of: [bar(0)]).position(of: .infinity) == 1)
    #expect(ChartScale(of: [bar(0), bar(5)]).position(of: .nan) == 0)
  }

  @Test(
    "Whatever is positive and finite has a scale",
    arguments: [.leastNonzeroMagnitude, 1e-300, 1e-6, 1, 1e15, 1e300, 1e308, .greatestFiniteMagnitude])
  func extremes(value: Double) {
    for other in [.leastNonzeroMagnitude, 1, value, .greatestFiniteMagnitude] {
      let scale = ChartScale(of: [bar(value), bar(other)])
      #expect(scale.lower.isFinite && scale.upper.isFinite && scale.lower < scale.upper)
      #expect(scale.ticks.allSatisfy(\.isFinite) && scale.ticks.count < 12)
      #expect([value, other].allSatisfy { (0...1).contains(scale.position(of: $0)) })
      #expect(value >= other || scale.position(of: value) <= scale.position(of: other))
    }
  }

  @Test("A chart file is well-formed, knows the dark, and says where its figures come from")
  func file() {
    let report = Report.sample()
    let files = [
      ChartFile.comparison(report.subjects[0].findings[0], of: report),
      ChartFile.throughput(of: report.subjects[1], in: report),
      ChartFile.ratios(of: report.subjects[1], in: report),
    ].map(\.description)
    for file in files {
      #expect(fault(inXML: file) == nil)
      #expect(file.contains("@media (prefers-color-scheme: dark)"))
      #expect(
        file.contains("AMD EPYC 7B13 · Debian GNU/Linux 12 · 2026-11-30 17:33 UTC · Swift 6.3.1, release"))
      #expect(file.contains("swift run -c release --package-path Benchmarks benchmark --counts</text>"))
    }
    #expect(files[1].contains("276 MB/s") && files[1].contains("Throughput, more is better"))
  }

  @Test("Only the variants that are asked for are drawn")
  func chosen() {
    let report = Report.sample()
    let file = ChartFile.comparison(
      report.subjects[0].findings[0], of: report, title: "Dispatch", variants: ["direct call", "send(_:on:)"])
    #expect(file.description.contains(">send(_:on:)<") && !file.description.contains("link.withView"))
  }

  @Test("Where no bytes are known, throughput is drawn as ratios")
  func ratios() {
    let report = Report.sample()
    #expect(
      ChartFile.throughput(of: report.subjects[0], in: report).description
        == ChartFile.ratios(of: report.subjects[0], in: report).description)
  }

  @Test("Hostile names stay names")
  func hostile() {
    let report = Report.hostile
    for subject in report.subjects {
      #expect(fault(inXML: ChartFile.throughput(of: subject, in: report).description) == nil)
      for finding in subject.findings {
        #expect(fault(inXML: ChartFile.comparison(finding, of: report).description) == nil)
      }
    }
  }

  @Test("Text is broken at spaces, and words where they must be")
  func lines() {
    #expect("ab cd efghij".lines(of: 5) == ["ab cd", "efghi", "j"])
    #expect("abcdef".shortened(to: 4) == "abc…")
  }
}
