import Foundation

/// A folder that goes with its last user.
final class ScratchFolder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(
      path: "enfilade-\(UUID())", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// Writes a file.
  func file(_ name: String, _ content: Data) throws -> URL {
    let file = url.appending(path: name, directoryHint: .notDirectory)
    try content.write(to: file)
    return file
  }
}
