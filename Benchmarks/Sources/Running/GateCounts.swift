import Measurement

/// What was counted for a gate.
struct GateCounts: Sendable {
  /// By suite, comparison and variant.
  private(set) var counts: [String: [String: [String: Counts]]] = [:]
  /// The comparisons whose counts are given for a byte, by suite.
  private(set) var perByte: [String: Set<String>] = [:]

  /// Takes over what was counted elsewhere.
  init(counts: [String: [String: [String: Counts]]], perByte: [String: Set<String>] = [:]) {
    self.counts = counts
    self.perByte = perByte
  }

  /// Counts allocations here, and instructions in callgrind.
  /// - Parameters:
  ///   - entries: What is counted.
  ///   - isSpoilt: Whether they are those that cost too much on purpose.
  ///   - progress: Told what comes next.
  /// - Throws: ``GateFault`` for what refuses, and what keeps callgrind from counting.
  @MainActor
  init(of entries: [Selection.Entry], isSpoilt: Bool, progress: (String) -> Void) async throws {
    let allocations = AllocationCounter()
    for (number, entry) in entries.enumerated() {
      progress("[\(number + 1)/\(entries.count)] allocations of \(entry.name)")
      var counted: [String: Counts] = [:]
      do {
        for variant in try await entry.comparison.variants() {
          var counts = try await allocations?.count(variant, per: entry.comparison.unit) ?? Counts()
          // Where blocks lie says how large they are, so this is for people to read, and held to nothing.
          counts.peakBytes = nil
          counted[variant.name] = counts
        }
      } catch {
        throw GateFault(name: entry.name, reason: "\(error)")
      }
      counts[entry.suite.name, default: [:]][entry.comparison.name] = counted
      if entry.comparison.unit == .byte {
        perByte[entry.suite.name, default: []].insert(entry.comparison.name)
      }
    }
    let lines = try Callgrind().instructions(of: entries.map(\.name), isSpoilt: isSpoilt) { done, name in
      progress("[\(done + 1)/\(entries.count)] instructions of \(name)")
    }
    for entry in entries {
      guard let line = lines.first(where: { $0.name == entry.name }) else {
        throw GateFault(name: entry.name, reason: "callgrind did not come to it")
      }
      if let fault = line.fault { throw GateFault(name: line.name, reason: fault) }
      for (variant, instructions) in line.instructions {
        counts[entry.suite.name]?[entry.comparison.name]?[variant]?.instructions = instructions
      }
    }
  }
}

/// What kept a gate from counting.
struct GateFault: Error, CustomStringConvertible {
  let name: String
  let reason: String

  var description: String { "\(name) could not be counted: \(reason)" }
}
