import Measurement

/// The comparisons that filters leave.
struct Selection: Sendable {
  /// A comparison, its suite, and the name that it goes by on the command line: `dispatch/round-trip`.
  struct Entry: Sendable {
    let suite: BenchmarkSuite
    let comparison: Comparison

    var name: String { "\(suite.name)/\(comparison.name)" }
  }

  let entries: [Entry]

  /// Selects comparisons.
  /// - Parameters:
  ///   - suites: Where to select from.
  ///   - filters: Of which the name has to contain one, whatever the case, or to be the one that follows an
  ///     equals sign; none select all.
  ///   - isFull: Whether those that take long are wanted as well.
  /// - Throws: ``UsageError`` for a filter that leaves nothing.
  init(from suites: [BenchmarkSuite], filters: [String], isFull: Bool) throws(UsageError) {
    let all = suites.flatMap { suite in
      suite.comparisons.map { Entry(suite: suite, comparison: $0) }
    }
    for filter in filters {
      let found = all.filter { Self.matches($0.name, filter) }
      guard !found.isEmpty else {
        let near = NearNames(of: filter, among: all.map(\.name) + suites.map(\.name)).names
        let hint = near.isEmpty ? "see benchmark --list" : "near: \(near.joined(separator: ", "))"
        throw UsageError("nothing has “\(filter)” in its name; \(hint)")
      }
      guard isFull || found.contains(where: { $0.comparison.occasion == .always }) else {
        let names = found.map(\.name).joined(separator: ", ")
        throw UsageError("\(names) takes long and is measured with --full only")
      }
    }
    entries = all.filter { entry in
      (isFull || entry.comparison.occasion == .always)
        && (filters.isEmpty || filters.contains { Self.matches(entry.name, $0) })
    }
  }

  private static func matches(_ name: String, _ filter: String) -> Bool {
    filter.hasPrefix("=") ? name == filter.dropFirst() : name.lowercased().contains(filter.lowercased())
  }
}
