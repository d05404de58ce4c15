extension Arguments {
  /// What is to be done.
  enum Task: Sendable, Hashable {
    case measure, help, list, gate, endurance, selfTest
    /// Draw a report's charts into a folder.
    case charts(report: String, folder: String)
    /// Count instructions in a process that runs in callgrind, which writes its counts to a file.
    case count(file: String, lines: String)
    /// Play a part beside a process that has started this one.
    case companion(name: String, arguments: [String])

    /// What is written to have it done; nothing for measuring.
    var word: String? {
      switch self {
      case .measure: nil
      case .help: "--help"
      case .list: "--list"
      case .gate: "gate"
      case .endurance: "endurance"
      case .selfTest: "self-test"
      case .charts: "charts"
      case .count: "count"
      case .companion: "companion"
      }
    }

    /// The options that mean something with it.
    private var options: Set<String> {
      switch self {
      case .measure:
        [
          "--filter", "--quick", "--full", "--instructions", "--json", "--output", "--baseline",
          "--save-baseline", "--pairs", "--gate",
        ]
      case .help: Set(ArgumentReader.options)
      case .list, .charts: ["--filter"]
      case .gate: ["--filter", "--thresholds", "--accept", "--spoilt"]
      case .endurance: ["--filter", "--requests", "--bytes"]
      case .selfTest, .companion: []
      case .count: ["--filter", "--spoilt"]
      }
    }

    /// Sees that options mean something.
    /// - Parameter given: The options, in the order in which they were given.
    /// - Throws: ``UsageError`` for the first one that does not.
    func check(_ given: [String]) throws(UsageError) {
      guard let option = given.first(where: { !options.contains($0) }) else { return }
      let owner = Self.endurance.options.contains(option) ? "endurance" : "gate"
      throw UsageError(word.map { "\(option) does not go with \($0)" } ?? "\(option) goes with \(owner)")
    }
  }
}
