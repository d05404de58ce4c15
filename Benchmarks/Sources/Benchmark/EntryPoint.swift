import Foundation
import Measurement

@main
enum EntryPoint {
  @MainActor
  static func main() {
    let complain: (String) -> Void = { try? FileHandle.standardError.write(contentsOf: Data($0.utf8)) }
    let isWatched = isatty(STDERR_FILENO) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb"
    let program = Program(
      suites: BenchmarkSuite.all,
      write: { text in
        do {
          try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
        } catch {
          complain("benchmark: the result could not be written: \(error.localizedDescription)\n")
          exit(1)
        }
      },
      complain: complain,
      progress: ProgressLine(isShown: isWatched, write: complain))
    exit(program.run(Array(CommandLine.arguments.dropFirst())))
  }
}
