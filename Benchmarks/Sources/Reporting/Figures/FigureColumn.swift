import Measurement

/// One sort of figure of a finding, a column in its tables.
enum FigureColumn: CaseIterable, Sendable {
  case median, quartiles, range, ratio, ratioInterval, rate
  case instructions, instructionsPerByte, allocations, allocatedBytes, peak

  /// The columns for which a finding has a value in at least one row.
  static func all(of finding: Finding) -> [FigureColumn] {
    allCases.filter { column in finding.rows.contains { column.text(of: $0, in: finding) != nil } }
  }

  /// What stands above the column.
  var title: String {
    switch self {
    case .median: "median"
    case .quartiles: "quartiles"
    case .range: "range"
    case .ratio: "ratio"
    case .ratioInterval: "95 % interval"
    case .rate: "rate"
    case .instructions: "instr."
    case .instructionsPerByte: "instr./B"
    case .allocations: "allocs"
    case .allocatedBytes: "allocated"
    case .peak: "peak"
    }
  }

  /// What a row has in this column, or `nil` where it has nothing.
  func text(of row: Finding.Row, in finding: Finding) -> String? {
    let times = row.nanoseconds
    let unit = TimeUnit(fitting: times.median)
    switch self {
    case .median: return TimeUnit.text(of: times.median)
    case .quartiles: return unit.text(from: times.lowerQuartile, to: times.upperQuartile)
    case .range: return unit.text(from: times.minimum, to: times.maximum)
    // The yardstick has no ratio of its own; it is 1 where others have one.
    case .ratio:
      return row.ratio.map { Numeral.ratio($0.median) }
        ?? (finding.rows.contains { $0.ratio != nil } ? "1" : nil)
    case .ratioInterval: return row.ratio.map { Self.text(of: $0.interval) }
    case .rate: return row.bytesPerSecond(at: times.median, per: finding.unit).map(ByteUnit.rate)
    case .instructions: return row.counts.instructions.map(Numeral.count)
    case .instructionsPerByte:
      // Where figures are for a byte, the instructions are already.
      guard finding.unit == .operation, let bytes = row.bytes, bytes > 0 else { return nil }
      return row.counts.instructions.map { Numeral.count($0 / Double(bytes)) }
    case .allocations: return row.counts.allocations.map(Numeral.count)
    case .allocatedBytes: return row.counts.allocatedBytes.map(ByteUnit.text)
    case .peak: return row.counts.peakBytes.map { ByteUnit.text(of: Double($0)) }
    }
  }

  /// An interval of a ratio.
  static func text(of interval: ClosedRange<Double>) -> String {
    "\(Numeral.ratio(interval.lowerBound))–\(Numeral.ratio(interval.upperBound))"
  }
}
