import Foundation
import Testing

/// The program as it was built, beside the tests.
enum BenchmarkBinary {
  /// Where it is.
  static func url() throws -> URL {
    let bundles = Bundle.allBundles.filter { $0.bundlePath.hasSuffix(".xctest") }.map(\.bundleURL)
    let neighbours = bundles + [URL(filePath: CommandLine.arguments[0])]
    return try #require(
      neighbours.map { $0.deletingLastPathComponent().appending(path: "benchmark") }
        .first { FileManager.default.isExecutableFile(atPath: $0.path) })
  }

  /// Runs it in an empty folder.
  /// - Returns: Its exit status, and what it printed.
  static func run(_ arguments: String...) throws -> (status: Int32, output: String) {
    let folder = FileManager.default.temporaryDirectory.appending(path: "benchmark-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let process = Process()
    process.executableURL = try url()
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let output = Pipe()
    process.standardOutput = output
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let text = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: text, as: UTF8.self))
  }
}
