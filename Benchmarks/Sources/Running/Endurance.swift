import Foundation
import Measurement

/// Tries what has to be borne for long, and says what has not kept within its bounds.
@MainActor
struct Endurance {
  let suites: [BenchmarkSuite]
  let console: Console

  /// Tries all that filters leave, one after the other.
  /// - Returns: The exit status: 1 where a bound is exceeded, or a trial went wrong.
  func run(_ arguments: Arguments) async throws -> Int32 {
    var isRed = false
    for (name, trial) in try trials(arguments.filters) {
      do {
        let figures = try await figures(of: trial, called: name, arguments)
        console.progress.erase()
        console.write("\(EnduranceTable(figures, of: trial, called: name))\n")
        isRed = isRed || figures.contains(where: \.isExceeded)
      } catch {
        console.progress.erase()
        console.write("FAILED  \(name): \(error)\n\n")
        isRed = true
      }
    }
    console.write(isRed ? "A limit is exceeded, or could not be held.\n" : "All limits hold.\n")
    return isRed ? 1 : 0
  }

  /// - Throws: ``UsageError`` for a filter that leaves nothing, or where there is nothing.
  private func trials(_ filters: [String]) throws(UsageError) -> [(name: String, trial: Trial)] {
    let all = suites.flatMap { suite in suite.trials.map { (name: "\(suite.name)/\($0.name)", trial: $0) } }
    let names = all.map(\.name)
    guard !all.isEmpty else { throw UsageError("there is nothing that is tried for endurance") }
    for filter in filters where !names.contains(where: { Selection.matches($0, filter) }) {
      throw UsageError("no trial has “\(filter)” in its name; there are \(names.joined(separator: ", "))")
    }
    return all.filter { entry in
      filters.isEmpty || filters.contains { Selection.matches(entry.name, $0) }
    }
  }

  private func figures(
    of trial: Trial, called name: String, _ arguments: Arguments
  ) async throws -> [Trial.Figure] {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "endurance-\(UUID().uuidString)", directoryHint: .isDirectory)
    let interruption = Interruption { try? FileManager.default.removeItem(at: folder) }
    defer {
      interruption.cancel()
      try? FileManager.default.removeItem(at: folder)
    }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let start = ContinuousClock.now
    let figures = try await trial.run(
      Trial.Course(requests: arguments.requests, bytes: arguments.bytes, folder: folder) { step, share in
        console.progress.show("\(name)  \(step)  \(Int(share * 100)) %")
      })
    return figures + [Trial.Figure("time", (ContinuousClock.now - start) / .seconds(1), "s")]
  }
}
