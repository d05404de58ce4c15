import Foundation
import Measurement
import Reporting

/// The folder that a report's files are written to.
struct ReportFolder {
  let url: URL

  /// Makes the folder, and sees that it can be written to, and has room.
  /// - Throws: ``FileFault``.
  init(url: URL) throws(FileFault) {
    self.url = url
    try TrialFile.write(into: url)
  }

  /// What lies in it, for a person to open.
  var list: String {
    "report: \(path("report.html")), report.md, report.json"
  }

  /// Writes the files; each is whole or as it was.
  func write(_ report: Report, comparedWith baseline: Report?) throws {
    let comparison = baseline.map { BaselineComparison(now: report, then: $0) }
    try write(Data(HTMLReport(report, comparedWith: comparison).description.utf8), as: "report.html")
    try write(Data(MarkdownReport(report, comparedWith: comparison).description.utf8), as: "report.md")
    try write(ReportFile.data(of: report), as: "report.json")
  }

  private func write(_ data: Data, as name: String) throws(FileFault) {
    try FileFault.naming(url.appending(path: name), "write") {
      try data.write(to: url.appending(path: name), options: .atomic)
    }
  }

  private func path(_ name: String) -> String {
    url.appending(path: name).relativePath
  }
}
