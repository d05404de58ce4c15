import Foundation

/// The built `tour` as a child process, with its output in files.
///
/// Files and no pipes: a child that another test starts meanwhile may inherit the end of a pipe, and then the
/// pipe does not end with the child.
final class TourProcess: Sendable {
  /// How a run has ended, and what it wrote.
  struct Ending: Equatable {
    var output = ""
    var errors = ""
    /// The exit status, or the negative number of the signal that ended it.
    var status: Int32
  }

  private let process: Process
  private let folder: URL
  private let keyboard = Pipe()
  private let ends: AsyncStream<Void>

  /// Starts it.
  /// - Parameters:
  ///   - arguments: Its arguments.
  ///   - environment: Variables to set beside those of the tests, of which none is about proxies or terminals.
  ///   - terminal: Whether it gets a terminal of its own, by util-linux's `script`; its errors are then in the
  ///     output, and lines end as on a terminal, by `\r\n`.
  ///   - shell: A script for `/bin/sh` that starts it, as `"$@"`; it has no terminal then.
  ///   - output: Where its output goes instead, not to be read from here.
  init(
    _ arguments: [String], environment: [String: String] = [:], terminal: Bool = false,
    shell: String? = nil, output: FileHandle? = nil
  ) throws {
    folder = URL.temporaryDirectory.appending(path: "tour-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    process = Process()
    if terminal {
      let command = ([Self.binary.path] + arguments).map { "'\($0)'" }.joined(separator: " ")
      process.executableURL = Self.script
      process.arguments = ["-qec", "exec \(command)", "/dev/null"]
      process.standardInput = keyboard
    } else {
      process.executableURL = shell == nil ? Self.binary : URL(filePath: "/bin/sh")
      process.arguments = (shell.map { ["-c", $0, "sh", Self.binary.path] } ?? []) + arguments
      process.standardInput = FileHandle.nullDevice
    }
    let unwanted = ["TERM", "NO_COLOR", "http_proxy", "all_proxy", "no_proxy", "HTTP_PROXY", "NO_PROXY"]
    process.environment = ProcessInfo.processInfo.environment.filter { !unwanted.contains($0.key) }
      .merging(["SHELL": "/bin/sh", "TERM": "xterm"]) { $1 }.merging(environment) { $1 }
    let kept = try Self.file(folder, "output")
    process.standardOutput = output ?? kept
    process.standardError = try Self.file(folder, "errors")
    let (ends, end) = AsyncStream.makeStream(of: Void.self)
    self.ends = ends
    process.terminationHandler = { _ in end.finish() }
    try process.run()
  }

  /// Runs it to its end.
  static func run(
    _ arguments: String..., environment: [String: String] = [:], terminal: Bool = false
  ) async throws -> Ending {
    try await TourProcess(arguments, environment: environment, terminal: terminal).ending()
  }

  /// Waits until it has ended; once for each process. It is killed when the waiting task is cancelled.
  func ending() async throws -> Ending {
    for await _ in ends {}
    if process.isRunning {
      send(signal: SIGKILL)
      throw CancellationError()
    }
    defer { try? FileManager.default.removeItem(at: folder) }
    let exited = process.terminationReason == .exit
    return Ending(
      output: try String(contentsOf: folder.appending(path: "output"), encoding: .utf8),
      errors: try String(contentsOf: folder.appending(path: "errors"), encoding: .utf8),
      status: exited ? process.terminationStatus : -process.terminationStatus)
  }

  func send(signal: Int32) {
    kill(process.processIdentifier, signal)
  }

  /// Types a text at its terminal.
  func type(_ text: String) throws {
    try keyboard.fileHandleForWriting.write(contentsOf: Data(text.utf8))
  }

  static let script = URL(filePath: "/usr/bin/script")

  /// Whether a child can be given a terminal.
  static var hasTerminal: Bool { FileManager.default.isExecutableFile(atPath: script.path) }

  /// The binary lies beside the one that runs the tests, or beside their bundle.
  private static var binary: URL {
    let bundles = Bundle.allBundles.filter { $0.bundlePath.hasSuffix(".xctest") }.map(\.bundleURL)
    let neighbours = bundles + [URL(filePath: CommandLine.arguments[0])]
    let candidates = neighbours.map { $0.deletingLastPathComponent().appending(path: "tour") }
    let isThere = { FileManager.default.isExecutableFile(atPath: $0) }
    return candidates.first { isThere($0.path) } ?? candidates[0]
  }

  private static func file(_ folder: URL, _ name: String) throws -> FileHandle {
    let file = folder.appending(path: name)
    try Data().write(to: file)
    return try FileHandle(forWritingTo: file)
  }
}
