import Foundation

/// A file that is written and removed again, to see that there is a folder with room in it.
enum TrialFile {
  /// As many bytes as a large report's files have, so that a full disk is noticed.
  private static let bytes = 256 * 1024

  /// Makes the folder where there is none, and writes into it.
  static func write(into folder: URL) throws(FileFault) {
    try FileFault.naming(folder, "make the folder") {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    let trial = folder.appending(path: ".trial-\(UUID().uuidString)")
    try FileFault.naming(folder, "write into the folder") {
      defer { try? FileManager.default.removeItem(at: trial) }
      try Data(repeating: UInt8(ascii: "x"), count: bytes).write(to: trial)
    }
  }
}
