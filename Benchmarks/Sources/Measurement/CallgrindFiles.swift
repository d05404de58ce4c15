import Foundation

/// The files that callgrind writes on request: `PATH.1`, `PATH.2`, and so on.
struct CallgrindFiles: Sendable {
  let path: String

  /// The total of the file that was written last; all files are removed.
  /// - Returns: `nil` where there is none.
  func takeTotal() -> Int? {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    let prefix = URL(fileURLWithPath: path).lastPathComponent + "."
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let written = names.filter { $0.hasPrefix(prefix) }
      .compactMap { name in Int(name.dropFirst(prefix.count)).map { (number: $0, name: name) } }
      .sorted { $0.number < $1.number }
    defer {
      for file in written { try? FileManager.default.removeItem(at: folder.appending(path: file.name)) }
    }
    return written.last.flatMap { file in
      (try? Data(contentsOf: folder.appending(path: file.name))).flatMap(Self.total)
    }
  }

  /// The total in a file of callgrind's: the line `totals: 123`, as its manual has it ("Callgrind Format
  /// Specification"), or `summary: 123`.
  static func total(in file: Data) -> Int? {
    for label in ["\ntotals: ", "\nsummary: "] {
      guard let found = file.range(of: Data(label.utf8), options: .backwards) else { continue }
      let digits = file[found.upperBound...].prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      if let total = Int(String(decoding: digits, as: UTF8.self)) { return total }
    }
    return nil
  }
}
