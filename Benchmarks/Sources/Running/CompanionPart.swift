import Foundation
import Measurement

/// The part that this process plays beside the one that has started it.
struct CompanionPart {
  let companion: Companion

  /// Finds the part.
  /// - Parameters:
  ///   - suites: What there is.
  ///   - name: The suite's name, a slash, and the companion's.
  /// - Throws: ``UsageError`` where there is none.
  init(suites: [BenchmarkSuite], name: String) throws(UsageError) {
    let found = suites.lazy.flatMap { suite in suite.companions.map { ("\(suite.name)/\($0.name)", $0) } }
      .first { $0.0 == name }
    guard let found else { throw UsageError("there is no companion “\(name)”") }
    companion = found.1
  }

  /// Plays it to its end, or until nobody is there any more who has started it: then standard input ends.
  /// - Parameter arguments: What the companion is told.
  /// - Returns: The exit status.
  func play(_ arguments: [String]) async throws -> Int32 {
    Thread.detachNewThread {
      // Nothing is sent to it, so this waits for the end.
      while let data = try? FileHandle.standardInput.read(upToCount: 1), !data.isEmpty {}
      _exit(0)
    }
    try await companion.play(arguments) { line in
      try FileHandle.standardOutput.write(contentsOf: Data("\(line)\n".utf8))
    }
    return 0
  }
}
