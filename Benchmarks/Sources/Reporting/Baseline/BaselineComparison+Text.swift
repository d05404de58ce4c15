extension BaselineComparison: CustomStringConvertible {
  /// What has changed, as text: the conclusion, warnings, and a table of which each line ends in a line break.
  public var description: String {
    var text = [conclusion]
    text += warnings.map { "warning: \($0)".onOneLine }
    let cells = [Self.header] + lines.map { $0.map(\.onOneLine) }
    let columns = cells[0].indices.map { TextGrid.Column(isFlushLeft: ![3, 4, 5].contains($0)) }
    if cells.count > 1 { text += [""] + TextGrid(columns: columns, rows: cells).lines() }
    if !omissions.isEmpty { text += [""] + omissions.map(\.onOneLine) }
    return text.map { $0 + "\n" }.joined()
  }

  /// How much has changed since when, as one sentence on one line.
  public var conclusion: String {
    let worse = regressions.count
    let better = variants.count { $0.isImprovement }
    let unchanged = variants.count { $0.isUnchanged && !$0.changes.isEmpty }
    let other = variants.count { !$0.isRegression && !$0.isImprovement && !$0.isUnchanged }
    let revision = then.revision.map { ", revision \($0)" } ?? ""
    let marked = other == 0 ? "" : "\(other) changed only by what does not count, "
    let text =
      "Since \(Provenance.moment(then.date))\(revision): \(worse) worse, \(better) better, \(marked)"
      + "\(unchanged) unchanged within noise."
    // Date and revision are whatever the file has, and this goes to a terminal.
    return text.onOneLine
  }

  /// What the columns of ``lines`` are called.
  static let header = ["comparison", "variant", "measure", "then", "now", "change", "verdict"]

  /// A line for each change, and one for each variant of which nothing has changed.
  var lines: [[String]] {
    variants.flatMap { variant -> [[String]] in
      let name = variant.isYardstick ? "\(variant.variant) (yardstick)" : variant.variant
      guard !variant.isUnchanged else {
        guard !variant.changes.isEmpty else { return [] }
        return [[variant.comparison, name, "all", "", "", "", Self.text(of: .unchanged)]]
      }
      return variant.changes.filter { $0.verdict != .unchanged }.map { change in
        [
          variant.comparison, name, change.measure.rawValue, change.measure.text(of: change.then),
          change.measure.text(of: change.now), Numeral.change(change.share), Self.text(of: change.verdict),
        ]
      }
    }
  }

  /// What only one report has, as sentences.
  var omissions: [String] {
    onlyNow.map { "Only in this report: \($0)" } + onlyThen.map { "Only in the baseline: \($0)" }
  }

  static func text(of verdict: Verdict) -> String {
    "\(verdict.mark) \(verdict.rawValue)"
  }
}

extension BaselineComparison.Measure {
  /// A value of this measure.
  func text(of value: Double) -> String {
    switch self {
    case .ratio: Numeral.ratio(value)
    case .time: TimeUnit.text(of: value)
    case .instructions, .allocations: Numeral.count(value)
    }
  }
}
