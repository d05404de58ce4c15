public import Measurement

/// A report as Markdown with GitHub's tables.
public struct MarkdownReport: CustomStringConvertible, Sendable {
  /// The document.
  public let description: String

  /// Writes a report.
  /// - Parameters:
  ///   - report: What was found.
  ///   - baseline: What has changed since another report, or `nil`.
  ///   - title: What stands above it.
  public init(
    _ report: Report, comparedWith baseline: BaselineComparison? = nil, title: String = "Benchmark report"
  ) {
    let parts: [[String]] =
      [["# \(MarkdownText.plain(title))"], Self.facts(of: report), Self.trust(in: report)]
      + [["The command was:"], MarkdownText.block(report.command, language: "sh")]
      + (baseline.map(Self.changes) ?? [])
      + report.subjects.flatMap { Self.section(of: $0, command: report.command) }
      + Self.refusals(report.refusals)
    description =
      parts.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  private static func facts(of report: Report) -> [String] {
    MarkdownText.table(
      ["", ""], Facts(of: report).items.map { [$0.term, MarkdownText.plain($0.text)] }, textColumns: 2)
  }

  private static func trust(in report: Report) -> [String] {
    let trust = Trust(in: report.noise)
    let debug = report.versions.isOptimised ? nil : "**Built for debugging: nothing here should be quoted.**"
    return [
      ["**\(trust.verdict)** \(trust.consequence)", trust.evidence, debug].compactMap { $0 }.joined(
        separator: " ")
    ]
  }

  private static func changes(_ baseline: BaselineComparison) -> [[String]] {
    let rows = baseline.lines.filter { !$0[3].isEmpty }.map { $0.map(MarkdownText.plain) }
    return [
      ["## What has changed"], [MarkdownText.plain(baseline.conclusion)],
      baseline.warnings.map { "- Note: \(MarkdownText.plain("\($0)"))" },
      rows.isEmpty ? [] : MarkdownText.table(BaselineComparison.header, rows, textColumns: 3),
      baseline.omissions.map { "- \(MarkdownText.plain($0))" },
    ]
  }

  private static func section(of subject: Report.Subject, command: String) -> [[String]] {
    [
      ["## \(MarkdownText.plain(subject.name))"],
      subject.summary.isEmpty ? [] : [MarkdownText.plain(subject.summary) + "."],
    ]
      + subject.findings.flatMap { section(of: $0, in: subject, command: command) }
  }

  private static func section(
    of finding: Finding, in subject: Report.Subject, command: String
  ) -> [[String]] {
    let columns = FigureColumn.all(of: finding)
    let method = Method(of: finding, named: "\(subject.name)/\(finding.name)", command: command)
    return [
      ["### \(MarkdownText.plain(finding.name))"],
      [
        [
          finding.summary.isEmpty ? "" : MarkdownText.plain(finding.summary) + ".",
          "Figures are for one \(finding.unit.rawValue), from \(Numeral.count(Double(finding.rounds))) rounds.",
        ].filter { !$0.isEmpty }.joined(separator: " ")
      ],
      MarkdownText.table(
        ["variant"] + columns.map(\.title),
        finding.rows.map { row in
          [MarkdownText.plain(row.name)] + columns.map { $0.text(of: row, in: finding) ?? Numeral.none }
        }),
      ["<details><summary>How this was measured</summary>"],
      MarkdownText.table(
        [
          "variant", "how it does it", "operations in an iteration", "iterations in a sample",
          "bytes in an operation",
        ],
        finding.rows.map { row in
          [MarkdownText.plain(row.name), MarkdownText.plain(row.note)]
            + [row.operations, row.iterations].map { Numeral.count(Double($0)) }
            + [row.bytes.map { Numeral.count(Double($0)) } ?? Numeral.none]
        }, textColumns: 2),
      method.items.filter { !$0.isCommand }.map { "- \($0.term): \(MarkdownText.plain($0.text))" },
    ] + method.items.filter(\.isCommand).map { MarkdownText.block($0.text, language: "sh") } + [
      ["</details>"]
    ]
  }

  private static func refusals(_ refusals: [Report.Refusal]) -> [[String]] {
    guard !refusals.isEmpty else { return [] }
    return [
      ["## Not reported"],
      refusals.map { "- \(MarkdownText.plain($0.name)): \(MarkdownText.plain($0.reason))" },
    ]
  }
}
