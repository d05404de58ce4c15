import Measurement
import Reporting
import Testing

@Suite struct HTMLReportTests {
  @Test("A report is well-formed, its links lead somewhere, and it asks nothing of a network")
  func sample() {
    let report = Report.sample()
    let baseline = BaselineComparison(now: report, then: .sample(date: "2026-11-01T00:00:00Z"))
    let page = HTMLReport(report, comparedWith: baseline).description
    #expect(fault(inXML: page) == nil)
    #expect(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">"))
    #expect(!page.contains("<script") && !page.contains("<link") && !page.contains("src="))
    #expect(!page.contains("url(") && !page.contains("@import"))
  }

  @Test("Hostile names stay names")
  func hostile() {
    let report = Report.hostile
    let page = HTMLReport(report, comparedWith: BaselineComparison(now: report, then: .sample())).description
    #expect(fault(inXML: page) == nil)
    #expect(!page.contains("<script") && !page.contains("\u{1B}") && !page.contains("\u{202E}"))
  }

  @Test("An empty report is a page as well")
  func empty() {
    let page = HTMLReport(.sample(noise: nil, subjects: [], refusals: [])).description
    #expect(fault(inXML: page) == nil)
    #expect(page.contains("How quiet the machine was is not known."))
    #expect(!page.contains("Not reported"))
  }

  @Test(
    "The page says what follows from the machine’s noise",
    arguments: [
      (0.004, "The machine was quiet.</strong> Times and ratios can be quoted."),
      (0.05, "The machine was restless.</strong> Ratios can be quoted; times are a few per cent off."),
      (0.2, "The machine was noisy.</strong> Nothing but what was counted should be quoted."),
    ])
  func noise(spread: Double, words: String) {
    #expect(HTMLReport(.sample(noise: .sample(spread: spread))).description.contains(words))
  }

  @Test("A debug build is said to be one, and refusals have their reasons")
  func remarks() {
    let page = HTMLReport(.sample(versions: .sample(isOptimised: false))).description
    #expect(page.contains("Built for debugging."))
    #expect(page.contains("<strong>http/one-request</strong> <span>“URLSession” answered with 503"))
  }

  @Test("Each comparison has the command that repeats it")
  func repetition() {
    let page = HTMLReport(.sample()).description
    #expect(page.contains("benchmark --counts --filter decoding/twitter</code>"))
  }
}
