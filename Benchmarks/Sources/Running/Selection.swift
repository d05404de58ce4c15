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
  /// - Throws: ``UsageError`` for a filter that leaves nothing, and ``NameFault``.
  init(from suites: [BenchmarkSuite], filters: [String], isFull: Bool) throws {
    let all = suites.flatMap { suite in
      suite.comparisons.map { Entry(suite: suite, comparison: $0) }
    }
    try Self.checkNames(of: suites)
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

  /// Sees that what goes by a name can be told by it, and can have a file that is called so.
  private static func checkNames(of suites: [BenchmarkSuite]) throws(NameFault) {
    // Whatever the case, since to some file systems that is the same file.
    var taken: Set<String> = []
    for suite in suites {
      guard PlainName.isPlain(suite.name) else { throw .notPlain(suite.name) }
      guard taken.insert(suite.name.lowercased()).inserted else { throw .taken(suite.name) }
      var comparisons: Set<String> = []
      for comparison in suite.comparisons {
        guard PlainName.isPlain(comparison.name) else { throw .notPlain(comparison.name) }
        guard comparisons.insert(comparison.name).inserted else {
          throw .taken("\(suite.name)/\(comparison.name)")
        }
      }
    }
  }

  static func matches(_ name: String, _ filter: String) -> Bool {
    filter.hasPrefix("=") ? name == filter.dropFirst() : name.lowercased().contains(filter.lowercased())
  }
}
