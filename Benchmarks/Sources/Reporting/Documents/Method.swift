import Measurement

/// How the figures of a comparison were come by, for those who doubt them.
struct Method: Sendable, Hashable {
  /// One thing to know, and what it is.
  struct Item: Sendable, Hashable {
    let term: String
    let text: String
    var isCommand = false
  }

  let items: [Item]

  /// - Parameters:
  ///   - finding: What was found.
  ///   - name: Its full name: `dispatch/round-trip`.
  ///   - command: The command that was given.
  init(of finding: Finding, named name: String, command: String) {
    let unit = finding.unit == .operation ? "operation" : "byte that an operation takes in"
    var items = [
      Item(term: "One operation", text: finding.summary.isEmpty ? "not described" : finding.summary),
      Item(term: "Figures are for", text: "one \(unit)"),
      Item(
        term: "Rounds",
        text: "\(Numeral.count(Double(finding.rounds))); in each, every variant was sampled once, one after "
          + "the other, so that what slows the machine slows them all"),
      Item(
        term: "Time",
        text:
          "what a sample took, divided by its iterations and by the \(finding.unit.rawValue)s in each; median, "
          + "quartiles and range are those of the samples of all rounds"),
      Item(
        term: "Interval of the median",
        text:
          "contains the true median with 95 % confidence: a percentile bootstrap of the samples, its ends "
          + "rounded outwards to the next sample"),
    ]
    if let yardstick = finding.rows.first, finding.rows.count > 1 {
      items.append(
        Item(
          term: "Ratio",
          text:
            "how many times as long as “\(yardstick.name)” a variant took in the same round; the median of "
            + "all rounds, and its interval, found in the same way. It knows nothing of what the compiler’s "
            + "placing of the code adds or saves: a nanosecond or less for each operation"))
    }
    if finding.rows.contains(where: { $0.counts != Counts() }) {
      items.append(
        Item(
          term: "Counts",
          text: "instructions by callgrind, allocations and their bytes as asked of the heap, for one "
            + "\(finding.unit.rawValue); the peak is what one iteration held at once, beyond what was held before it"
        ))
    }
    items.append(
      Item(term: "Measure it again", text: Provenance.repetition(of: command, for: name), isCommand: true))
    self.items = items
  }
}
