import Foundation
import Measurement

/// The folder with a file of limits for each suite: `dispatch.json` for the suite `dispatch`.
struct ThresholdFolder {
  let url: URL

  /// The limits of a suite; `nil` where there are none.
  func thresholds(of suite: String) throws(FileFault) -> Thresholds? {
    let file = file(of: suite)
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    return try FileFault.naming(file, "read the limits in") {
      do {
        return try JSONDecoder().decode(Thresholds.self, from: try Data(contentsOf: file))
      } catch let error as DecodingError {
        throw FileFault(path: file.relativePath, action: "read the limits in", reason: "\(error)")
      }
    }
  }

  /// Writes the limits of a suite.
  func write(_ thresholds: Thresholds, of suite: String) throws(FileFault) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try FileFault.naming(file(of: suite), "write the limits to") {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      try (try encoder.encode(thresholds) + Data("\n".utf8)).write(to: file(of: suite), options: .atomic)
    }
  }

  private func file(of suite: String) -> URL {
    url.appending(path: "\(suite).json")
  }
}
