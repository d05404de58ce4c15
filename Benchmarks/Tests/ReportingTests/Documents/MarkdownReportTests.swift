import Measurement
import Reporting
import Testing

@Suite struct MarkdownReportTests {
  @Test("A report has its facts, its tables and its refusals")
  func whole() {
    let report = Report.sample(
      subjects: [
        Report.Subject(
          name: "s", summary: "About it",
          findings: [.sample("c|d", summary: "a thing", rows: [.sample("x_y", 2)])])
      ])
    #expect(
      MarkdownReport(report).description == """
        # Benchmark report

        |  |  |
        | --- | --- |
        | Measured | 2026-11-30 17:33 UTC, effort: standard |
        | Processor | AMD EPYC 7B13, x86\\_64, 2 cores |
        | System | Debian GNU/Linux 12, 8.34 GB of memory |
        | Built with | Swift 6.3.1, release, revision 6b82b0e |
        | Peak memory | 41.2 MB of the process as a whole |

        **The machine was quiet.** Times and ratios can be quoted. The same small work took 412 µs each time, \
        its middle half within 0.4 %; between the fastest and the slowest look lay 1.1 %.

        The command was:

        ```sh
        swift run -c release --package-path Benchmarks benchmark --counts
        ```

        ## s

        About it.

        ### c\\|d

        a thing. Figures are for one operation, from 101 rounds.

        | variant | median | quartiles | range |
        | --- | ---: | ---: | ---: |
        | x\\_y | 2.00 ns | 1.98–2.04 | 1.96–2.40 |

        <details><summary>How this was measured</summary>

        | variant | how it does it | operations in an iteration | iterations in a sample | bytes in an operation |
        | --- | --- | ---: | ---: | ---: |
        | x\\_y |  | 1 | 1,500,000 | – |

        - One operation: a thing
        - Figures are for: one operation
        - Rounds: 101; in each, every variant was sampled once, one after the other, so that what slows the \
        machine slows them all
        - Time: what a sample took, divided by its iterations and by the operations in each; median, quartiles \
        and range are those of the samples of all rounds
        - Interval of the median: contains the true median with 95 % confidence: a percentile bootstrap of the \
        samples, its ends rounded outwards to the next sample

        ```sh
        swift run -c release --package-path Benchmarks benchmark --counts --filter 's/c|d'
        ```

        </details>

        ## Not reported

        - http/one-request: “URLSession” answered with 503 where 200 was expected; see that nothing else \
        listens on the port.

        """)
  }

  @Test("Changes are listed, with words beside the marks")
  func changes() {
    let then = Report.sample(subjects: [.init(name: "s", findings: [.sample("c", rows: [.sample("x", 20)])])])
    let now = Report.sample(subjects: [.init(name: "s", findings: [.sample("c", rows: [.sample("x", 40)])])])
    let text = MarkdownReport(now, comparedWith: BaselineComparison(now: now, then: then)).description
    #expect(text.contains("| s/c | x (yardstick) | time | 20.0 ns | 40.0 ns | +100 % | ▲ worse |"))
  }

  @Test("Hostile names stay names")
  func hostile() {
    let text = MarkdownReport(.hostile).description
    let tables = text.split(separator: "\n").filter { $0.hasPrefix("|") }
    #expect(tables.allSatisfy { !$0.contains("<") })
    #expect(!text.contains("\u{1B}"))
  }
}
