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
  /// - Parameter name: The baseline's name, which goes first, or the file's path.
  func report(called name: String) throws -> Report {
    if PlainName.isPlain(name), case let saved = url(of: name), kind(of: saved) == .file {
      return try ReportFile.report(at: saved)
    }
    let file = URL(fileURLWithPath: name, relativeTo: start)
    switch kind(of: file) {
    case .file: return try ReportFile.report(at: file)
    case .folder: throw UsageError("“\(name)” is a folder; name the report.json in it")
    case nil: throw UsageError("there is no file and no saved baseline “\(name)”\(hint(for: name))")
    }
  }

  /// Sees that a report can be kept, before there is one.
  /// - Throws: ``UsageError`` for a name that is a folder's, and ``FileFault``.
  func expect(_ name: String) throws {
    if kind(of: url(of: name)) == .folder {
      throw UsageError("“\(name)” cannot be saved: “\(path(of: name))” is a folder")
    }
    try TrialFile.write(into: folder)
  }

  /// Keeps a report.
  /// - Returns: The file's path.
  func save(_ report: Report, as name: String) throws -> String {
    let url = url(of: name)
    try FileFault.naming(url, "save") {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try ReportFile.data(of: report).write(to: url, options: .atomic)
    }
    return path(of: name)
  }

  private enum Kind {
    case file, folder
  }

  private func kind(of url: URL) -> Kind? {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else { return nil }
    return isFolder.boolValue ? .folder : .file
  }

  private func url(of name: String) -> URL {
    folder.appending(path: "\(name).json")
  }

  private func path(of name: String) -> String {
    ".benchmark-baselines/\(name).json"
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
