import Measurement

/// Puts what two reports have of the same variant beside each other, and judges it.
struct Pairing: Sendable {
  let grounds: Grounds
  private(set) var warnings: [BaselineComparison.Warning] = []
  private(set) var variants: [BaselineComparison.VariantChange] = []
  private(set) var onlyNow: [String] = []
  private(set) var onlyThen: [String] = []

  init(grounds: Grounds) {
    self.grounds = grounds
  }

  mutating func pair(_ now: Report, with then: Report) {
    let earlier = Self.findings(of: then)
    let later = Self.findings(of: now)
    for (name, finding) in later {
      let match = earlier.first { $0.name == name }?.finding
      pair(finding, with: match, named: name)
    }
    for (name, finding) in earlier {
      let match = later.first { $0.name == name }?.finding
      onlyThen += Self.names(of: finding.rows.filter { row in !(match?.has(row.name) ?? false) }, in: name)
    }
  }

  private mutating func pair(_ now: Finding, with then: Finding?, named name: String) {
    onlyNow += Self.names(of: now.rows.filter { row in !(then?.has(row.name) ?? false) }, in: name)
    guard let then else { return }
    guard now.unit == then.unit else { return warnings.append(.otherUnit(comparison: name)) }
    let (yardstick, earlier) = (now.rows.first, then.rows.first)
    let hasSameYardstick = yardstick?.name == earlier?.name
    if !hasSameYardstick, let yardstick, let earlier {
      warnings.append(.otherYardstick(comparison: name, now: yardstick.name, then: earlier.name))
    }
    let pace = min(yardstick?.nanoseconds.median ?? 0, earlier?.nanoseconds.median ?? 0)
    var changes: [(row: Finding.Row, changes: [BaselineComparison.Change])] = []
    for row in now.rows {
      guard let match = then.rows.first(where: { $0.name == row.name }) else { continue }
      guard row.bytes == match.bytes else {
        warnings.append(.otherBytes(comparison: name, variant: row.name, now: row.bytes, then: match.bytes))
        continue
      }
      let judge = Judge(grounds: grounds, units: row.unitsPerOperation(per: now.unit), yardstick: pace)
      changes.append((row, judge.changes(from: match, to: row, comparesRatios: hasSameYardstick)))
    }
    let hasRatio = changes.contains { $0.changes.hasRatio }
    variants += changes.map { row, changes in
      let isYardstick = row.name == yardstick?.name
      return BaselineComparison.VariantChange(
        comparison: name, variant: row.name, isYardstick: isYardstick, unit: now.unit, changes: changes,
        isJudgedByTime: isYardstick ? !hasRatio : !changes.hasRatio)
    }
  }

  private static func findings(of report: Report) -> [(name: String, finding: Finding)] {
    report.subjects.flatMap { subject in
      subject.findings.map { ("\(subject.name)/\($0.name)", $0) }
    }
  }

  private static func names(of rows: [Finding.Row], in comparison: String) -> [String] {
    rows.map { "\(comparison): \($0.name)" }
  }
}

extension Finding {
  fileprivate func has(_ variant: String) -> Bool {
    rows.contains { $0.name == variant }
  }
}

extension [BaselineComparison.Change] {
  fileprivate var hasRatio: Bool {
    contains { $0.measure == .ratio }
  }
}
