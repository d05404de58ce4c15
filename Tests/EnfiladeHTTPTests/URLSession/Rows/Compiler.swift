import Foundation

/// The compiler, asked about lines that use what a system may not have.
enum Compiler {
  /// - Parameter lines: Statements, each on a line of its own; `configuration`, `request` and `session` are there.
  /// - Returns: Those that do not compile.
  static func refused(_ lines: [String]) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "lines-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = [head] + lines + ["}"]
    try program.joined(separator: "\n").write(
      to: folder.appending(path: "lines.swift"), atomically: true, encoding: .utf8)
    let words = try complaints(about: "lines.swift", in: folder)
    let offset = head.split(separator: "\n", omittingEmptySubsequences: false).count + 1
    let numbers = words.matches(of: #/lines\.swift:(\d+):\d+: error:/#).compactMap { Int($0.1) }
    return Set(numbers).sorted().map { number in
      lines.indices.contains(number - offset) ? lines[number - offset] : "line \(number): \(words)"
    }
  }

  private static let head = """
    import Foundation
    #if canImport(FoundationNetworking)
    import FoundationNetworking
    #endif
    func lines(configuration: URLSessionConfiguration, request: URLRequest, session: URLSession) async throws {
    var request = request
    request.timeoutInterval = 1
    """

  private static func complaints(about file: String, in folder: URL) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["swiftc", "-typecheck", file]
    process.currentDirectoryURL = folder
    let output = Pipe()
    process.standardError = output
    try process.run()
    let text = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: text, as: UTF8.self)
  }
}
