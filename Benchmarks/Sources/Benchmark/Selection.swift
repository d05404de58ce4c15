import Measurement

/// The comparisons that a filter leaves.
struct Selection: Sendable {
  /// A comparison, and the name that it goes by on the command line: `dispatch/round-trip`.
  struct Entry: Sendable {
    let name: String
    let comparison: Comparison
  }

  let entries: [Entry]

  /// Selects comparisons.
  /// - Parameters:
  ///   - suites: Where to select from.
  ///   - filter: What the name has to contain, whatever the case; `nil` selects all.
  init(from suites: [BenchmarkSuite], filter: String?) {
    let all = suites.flatMap { suite in
      suite.comparisons.map { Entry(name: "\(suite.name)/\($0.name)", comparison: $0) }
    }
    guard let filter = filter?.lowercased() else {
      entries = all
      return
    }
    entries = all.filter { $0.name.lowercased().contains(filter) }
  }
}
