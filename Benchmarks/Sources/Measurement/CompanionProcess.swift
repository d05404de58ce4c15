public import Foundation
import Synchronization

/// The process that plays a ``Companion``'s part; it ends when this is let go.
///
/// Its program has to be one that `BenchmarkProgram` runs, with the companion's suite among its own. It is started by
/// the system's own call, since Foundation's `Process` cannot start anything from within valgrind.
public final class CompanionProcess: Sendable {
  private let name: String
  private let process: pid_t
  /// The process ends when this is closed, be it by the end of this one.
  private let lifeline: FileHandle
  private let lines: Mutex<Lines>

  /// Starts the process.
  /// - Parameters:
  ///   - name: The suite's name, a slash, and the companion's name.
  ///   - arguments: What the companion is told.
  ///   - program: The program, this one unless told otherwise.
  /// - Throws: `POSIXError` for a program that cannot be started.
  public init(_ name: String, _ arguments: [String] = [], program: URL? = nil) throws {
    let program = program ?? Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
    let input = Pipe()
    let output = Pipe()
    for pipe in [input, output] {
      // No other child may keep the lifeline.
      for end in [pipe.fileHandleForReading, pipe.fileHandleForWriting] {
        _ = fcntl(end.fileDescriptor, F_SETFD, FD_CLOEXEC)
      }
    }
    process = try Self.start(
      [program.path, "companion", name] + arguments, input: input.fileHandleForReading.fileDescriptor,
      output: output.fileHandleForWriting.fileDescriptor)
    try input.fileHandleForReading.close()
    try output.fileHandleForWriting.close()
    self.name = name
    lifeline = input.fileHandleForWriting
    lines = Mutex(Lines(of: output.fileHandleForReading))
  }

  deinit {
    try? lifeline.close()
    kill(process, SIGKILL)
    waitpid(process, nil, 0)
  }

  /// Waits for the next line that it says; the thread is blocked meanwhile.
  /// - Throws: ``Ended`` when there is none.
  public func line() throws -> String {
    try lines.withLock { lines in
      guard let line = lines.next() else { throw Ended(name: name) }
      return String(decoding: line, as: UTF8.self)
    }
  }

  /// A process that has ended without saying what was waited for.
  public struct Ended: Error, Sendable, Hashable, CustomStringConvertible {
    /// The companion's full name.
    public let name: String

    /// One English sentence.
    public var description: String {
      "The process for “\(name)” has ended before it had said all; see what it has complained of."
    }
  }

  private static func start(_ words: [String], input: Int32, output: Int32) throws -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    var arguments = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var process: pid_t = 0
    let code = posix_spawn(&process, words[0], &actions, nil, &arguments, environ)
    guard code == 0 else { throw POSIXError(POSIXErrorCode(rawValue: code) ?? .EIO) }
    return process
  }
}
