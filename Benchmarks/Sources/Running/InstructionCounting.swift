import Foundation
import Measurement

/// What the process does that ``Callgrind`` starts: it counts, and writes a line of JSON for each comparison.
@MainActor
struct InstructionCounting {
  let selection: Selection

  /// What a line says.
  struct Line: Sendable, Codable {
    let name: String
    /// Instructions by variant.
    var instructions: [String: Double] = [:]
    /// What kept it from being counted.
    var fault: String?
  }

  /// Counts.
  /// - Parameters:
  ///   - file: What callgrind calls its files.
  ///   - lines: The pipe that takes the lines.
  /// - Returns: The exit status: 2 outside of callgrind.
  func run(reading file: String, writingTo lines: URL) async throws -> Int32 {
    guard let counter = InstructionCounter(reading: file) else { throw CallgrindError.headerMissing }
    let output = try FileFault.naming(lines, "open the pipe") { try FileHandle(forWritingTo: lines) }
    for entry in selection.entries where entry.comparison.isDeterministic {
      var line = Line(name: entry.name)
      do {
        for variant in try await entry.comparison.variants() {
          line.instructions[variant.name] = try await counter.count(variant, per: entry.comparison.unit)
        }
      } catch {
        line.fault = "\(error)"
      }
      try output.write(contentsOf: try JSONEncoder().encode(line) + Data("\n".utf8))
    }
    return 0
  }
}
