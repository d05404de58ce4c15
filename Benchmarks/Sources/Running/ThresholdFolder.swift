import Foundation
import Measurement

/// The folder with a file of limits for each suite: `dispatch.json` for the suite `dispatch`.
struct ThresholdFolder {
  let url: URL

  /// The names of the suites that have limits.
  /// - Throws: ``FileFault`` where there is no such folder.
  func suites() throws(FileFault) -> [String] {
    try FileFault.naming(url, "read the limits in (--thresholds says where they are)") {
      try FileManager.default.contentsOfDirectory(atPath: url.path)
    }
    .filter { $0.hasSuffix(".json") }.map { String($0.dropLast(".json".count)) }.sorted()
  }

  /// The limits of a suite; `nil` where there are none.
  func thresholds(of suite: String) throws(FileFault) -> Thresholds? {
    let file = file(of: suite)
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    return try FileFault.naming(file, "read the limits in") {
      do {
        return try JSONDecoder().decode(Thresholds.self, from: try Data(contentsOf: file))
      } catch let error as DecodingError {
        throw FileFault(path: file.relativePath, action: "read the limits in", reason: error.sentence)
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

extension DecodingError {
  /// What is wrong, and where in the document.
  fileprivate var sentence: String {
    let (context, key): (Context, (any CodingKey)?) =
      switch self {
      case .dataCorrupted(let context), .typeMismatch(_, let context), .valueNotFound(_, let context):
        (context, nil)
      case .keyNotFound(let key, let context): (context, key)
      @unknown default: (Context(codingPath: [], debugDescription: "\(self)"), nil)
      }
    let path = (context.codingPath + [key].compactMap { $0 }).map(\.stringValue).joined(separator: ".")
    let what = key == nil ? context.debugDescription : "it is missing"
    return path.isEmpty ? what : "at \(path): \(what)"
  }
}
