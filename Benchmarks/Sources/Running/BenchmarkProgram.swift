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
    let program = Program(
      suites: suites, spoilt: spoilt,
      console: Console(
        write: { text in
          do {
            try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
          } catch {
            complain("benchmark: the result could not be written: \(error.localizedDescription)\n")
            exit(1)
          }
        },
        complain: complain,
        progress: ProgressLine(isShown: isatty(STDERR_FILENO) == 1 && !isPlain, write: complain),
        // https://no-color.org: any value but the empty one.
        isStyled: isatty(STDOUT_FILENO) == 1 && !isPlain && (environment["NO_COLOR"] ?? "").isEmpty))
    exit(await program.run(Array(CommandLine.arguments.dropFirst())))
  }
}
