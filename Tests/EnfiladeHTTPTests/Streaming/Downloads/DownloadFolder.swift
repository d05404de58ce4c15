import Foundation

/// A folder for one test, gone when it is let go.
final class DownloadFolder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(
      path: "enfilade-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Where a file of the folder is.
  subscript(_ name: String) -> URL { url.appending(path: name, directoryHint: .notDirectory) }

  /// The names of all that is in it, hidden or not.
  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
  }

  /// Each file with what it holds as text.
  var texts: [String: String] {
    get throws {
      try Dictionary(
        uniqueKeysWithValues: names.map {
          ($0, String(decoding: try Data(contentsOf: self[$0]), as: UTF8.self))
        })
    }
  }

  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: self[name])
  }
}
