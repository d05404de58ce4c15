import Measurement

/// Refuses a report with figures that no measurement gives, so that whoever computes with a report need not.
///
/// A file may have been written by hand, or by something else. Names of suites are looked at as well, since files
/// are named after them.
struct ReportInspection: Sendable {
  /// Where the file is, for the error.
  let path: String

  /// What a time can be, in nanoseconds: from a millionth of one, for a byte, to eleven days.
  private static let times = 1e-6...1e15

  func inspect(_ report: Report) throws(ReportFileError) {
    if let noise = report.noise {
      try inspect(noise.nanoseconds, at: "noise.nanoseconds")
      try expectCount(noise.spread, at: "noise.spread")
      try expectCount(noise.drift, at: "noise.drift")
    }
    for (index, subject) in report.subjects.enumerated() {
      let place = "subjects[\(index)]"
      try expect(
        Self.isPlain(subject.name), "\(place).name",
        "a suite’s name has nothing but letters, digits, “-”, “_” and “.”, and does not start with “.”")
      for (index, finding) in subject.findings.enumerated() {
        let place = "\(place).findings[\(index)]"
        try expect(finding.rounds >= 1, "\(place).rounds", "\(finding.rounds) is less than 1")
        for (index, row) in finding.rows.enumerated() { try inspect(row, at: "\(place).rows[\(index)]") }
      }
    }
  }

  private func inspect(_ row: Finding.Row, at place: String) throws(ReportFileError) {
    try expect(row.operations >= 1, "\(place).operations", "\(row.operations) is less than 1")
    try expect(row.iterations >= 1, "\(place).iterations", "\(row.iterations) is less than 1")
    if let bytes = row.bytes { try expect(bytes >= 1, "\(place).bytes", "\(bytes) is less than 1") }
    try inspect(row.nanoseconds, at: "\(place).nanoseconds")
    // That an interval's bounds are in order is seen when it is decoded.
    try expectTime(row.interval.lowerBound, at: "\(place).interval[0]")
    try expectTime(row.interval.upperBound, at: "\(place).interval[1]")
    if let ratio = row.ratio {
      try expectRatio(ratio.median, at: "\(place).ratio.median")
      try expectRatio(ratio.interval.lowerBound, at: "\(place).ratio.interval[0]")
      try expectRatio(ratio.interval.upperBound, at: "\(place).ratio.interval[1]")
    }
    try inspect(row.counts, at: "\(place).counts")
  }

  private func inspect(_ counts: Counts, at place: String) throws(ReportFileError) {
    try expectCount(counts.instructions ?? 0, at: "\(place).instructions")
    try expectCount(counts.allocations ?? 0, at: "\(place).allocations")
    try expectCount(counts.allocatedBytes ?? 0, at: "\(place).allocatedBytes")
    try expectCount(Double(counts.peakBytes ?? 0), at: "\(place).peakBytes")
  }

  /// Each figure of a summary is a time, and no less than the one before it.
  private func inspect(_ summary: Summary, at place: String) throws(ReportFileError) {
    let figures = [
      ("minimum", summary.minimum), ("lowerQuartile", summary.lowerQuartile), ("median", summary.median),
      ("upperQuartile", summary.upperQuartile), ("maximum", summary.maximum),
    ]
    for (name, figure) in figures { try expectTime(figure, at: "\(place).\(name)") }
    for (lesser, greater) in zip(figures, figures.dropFirst()) {
      try expect(
        lesser.1 <= greater.1, "\(place).\(greater.0)",
        "\(greater.1) is less than \(lesser.0), which is \(lesser.1)")
    }
  }

  private func expectTime(_ time: Double, at field: String) throws(ReportFileError) {
    try expect(
      Self.times.contains(time), field,
      "\(time) is no time in nanoseconds from \(Self.times.lowerBound) to \(Self.times.upperBound)")
  }

  private func expectRatio(_ ratio: Double, at field: String) throws(ReportFileError) {
    try expect(ratio.isFinite && ratio > 0, field, "\(ratio) is not a number of more than 0")
  }

  private func expectCount(_ count: Double, at field: String) throws(ReportFileError) {
    try expect(count.isFinite && count >= 0, field, "\(count) is not a number of 0 or more")
  }

  private func expect(
    _ holds: Bool, _ field: String, _ detail: @autoclosure () -> String
  ) throws(ReportFileError) {
    guard holds else { throw ReportFileError(path, .wrongValue(field, detail: detail())) }
  }

  /// Whether a file can be named so, whatever the system, without ending up hidden or in another folder.
  private static func isPlain(_ name: String) -> Bool {
    !name.isEmpty && !name.hasPrefix(".")
      && name.allSatisfy { $0.isLetter || $0.isNumber || "-_.".contains($0) }
  }
}
