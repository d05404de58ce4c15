import Foundation
public import Measurement

/// The program around suites: it reads the command line, measures, and reports.
public enum BenchmarkProgram {
  /// Does what the command line asks for, and ends the process with the status that says how it went.
  /// - Parameters:
  ///   - suites: What there is to measure, in the order in which it is measured.
  ///   - spoilt: Suites that cost too much on purpose, under the names of those that they stand for: with them a
  ///     gate shows that it fails.
  @MainActor
  public static func run(_ suites: [BenchmarkSuite], spoilt: [BenchmarkSuite] = []) async -> Never {
    let complain: (String) -> Void = { try? FileHandle.standardError.write(contentsOf: Data($0.utf8)) }
    let environment = ProcessInfo.processInfo.environment
    let isPlain = environment["TERM"] == "dumb"
    // A reader that has gone is told as what could not be written.
    signal(SIGPIPE, SIG_IGN)
    let output = StandardOutput(.standardOutput, complain: complain)
    let program = Program(
      suites: suites, spoilt: spoilt,
      console: Console(
        write: output.write,
        complain: complain,
        progress: ProgressLine(
          isShown: isatty(STDERR_FILENO) == 1 && !isPlain,
          width: TerminalWidth.columns(of: STDERR_FILENO, environment: environment), write: complain),
        // https://no-color.org: any value but the empty one.
        isStyled: isatty(STDOUT_FILENO) == 1 && !isPlain && (environment["NO_COLOR"] ?? "").isEmpty,
        width: TerminalWidth.columns(of: STDOUT_FILENO, environment: environment) ?? 110))
    exit(output.status(after: await program.run(Array(CommandLine.arguments.dropFirst()))))
  }
}
