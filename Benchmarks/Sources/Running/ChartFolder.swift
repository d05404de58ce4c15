import Foundation
import Measurement
import Reporting

/// The folder that charts are drawn into.
struct ChartFolder {
  let url: URL

  /// Draws a chart for each subject: how many bytes a second each of its comparisons gets through, or else what
  /// its first comparison has shown. Comparisons of sizes are left out.
  /// - Parameters:
  ///   - report: Where the figures come from.
  ///   - told: Told the path of each file that was written.
  /// - Throws: ``FileFault``, and ``UsageError`` for a report with nothing to draw, and ``NameFault`` before
  ///   anything is drawn for a subject that no file can be named after.
  func write(_ report: Report, told: (String) -> Void) throws {
    guard !report.subjects.isEmpty else { throw UsageError("the report has nothing to draw") }
    if let subject = report.subjects.first(where: { !PlainName.isPlain($0.name) }) {
      throw NameFault.notPlain(subject.name)
    }
    try FileFault.naming(url, "make the folder") {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }
    for var subject in report.subjects {
      subject.findings.removeAll { $0.unit == .byte }
      guard let chart = Self.chart(of: subject, in: report) else { continue }
      let file = url.appending(path: "\(subject.name).svg")
      try FileFault.naming(file, "write") {
        try Data(chart.description.utf8).write(to: file, options: .atomic)
      }
      told(file.relativePath)
    }
  }

  private static func chart(of subject: Report.Subject, in report: Report) -> ChartFile? {
    if !subject.findings.isEmpty, subject.findings.allSatisfy({ $0.rows.allSatisfy { $0.bytes != nil } }) {
      return .throughput(of: subject, in: report)
    }
    return subject.findings.first.map { .comparison($0, of: report) }
  }
}
