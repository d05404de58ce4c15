import Foundation
import Measurement
import Reporting

/// The reports that a person keeps, to compare later ones with.
struct Baselines {
  private let folder: URL
  private let start: URL

  /// - Parameter start: The folder that they are kept in a folder of.
  init(beside start: URL) {
    self.start = start
    folder = start.appending(path: ".benchmark-baselines", directoryHint: .isDirectory)
  }

  /// The report of a file, or of a saved baseline.
  /// - Parameter name: The file's path, or the baseline's name.
  func report(called name: String) throws -> Report {
    let file = URL(fileURLWithPath: name, relativeTo: start)
    if FileManager.default.fileExists(atPath: file.path) { return try ReportFile.report(at: file) }
    let saved = folder.appending(path: "\(name).json")
    guard FileManager.default.fileExists(atPath: saved.path) else {
      throw UsageError("there is no file and no saved baseline “\(name)”\(hint(for: name))")
    }
    return try ReportFile.report(at: saved)
  }

  /// Keeps a report.
  /// - Returns: The file's path.
  func save(_ report: Report, as name: String) throws -> String {
    let url = folder.appending(path: "\(name).json")
    try FileFault.naming(url, "save") {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try ReportFile.data(of: report).write(to: url, options: .atomic)
    }
    return ".benchmark-baselines/\(name).json"
  }

  private func hint(for name: String) -> String {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let names = files.filter { $0.hasSuffix(".json") }.map { String($0.dropLast(".json".count)) }.sorted()
    return names.isEmpty
      ? "; keep one with --save-baseline NAME" : "; saved: \(names.joined(separator: ", "))"
  }
}

extension ReportFile {
  /// The report of a file.
  static func report(at url: URL) throws -> Report {
    let data = try FileFault.naming(url, "read") { try Data(contentsOf: url) }
    return try report(from: data, at: url.relativePath)
  }
}
