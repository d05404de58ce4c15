import Foundation
import Measurement

/// A finding as plain text.
struct FindingTable: CustomStringConvertible {
  let finding: Finding
  /// What one operation was.
  let summary: String

  var description: String {
    let header = ["", "median", "quartiles", "range", "ratio", "95 % interval"]
    let rows = [header] + finding.rows.map(Self.cells)
    let widths = header.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    let lines = rows.map { row in
      let cells = header.indices.map { column in
        let padding = String(repeating: " ", count: widths[column] - row[column].count)
        return column == 0 ? row[column] + padding : padding + row[column]
      }
      return "  " + cells.joined(separator: "   ")
    }
    let title = "\(finding.name): \(summary), \(finding.rounds) rounds"
    return ([title] + lines).map { $0 + "\n" }.joined()
  }

  private static func cells(of row: Finding.Row) -> [String] {
    let times = row.nanoseconds
    let unit = TimeUnit(fitting: times.median)
    return [
      row.name,
      "\(unit.text(of: times.median)) \(unit.symbol)",
      "\(unit.text(of: times.lowerQuartile)) – \(unit.text(of: times.upperQuartile))",
      "\(unit.text(of: times.minimum)) – \(unit.text(of: times.maximum))",
      row.ratio.map { text(of: $0.median) } ?? "1",
      row.ratio.map { "\(text(of: $0.interval.lowerBound)) – \(text(of: $0.interval.upperBound))" } ?? "–",
    ]
  }

  private static func text(of ratio: Double) -> String {
    String(format: ratio < 10 ? "%.3f" : "%.1f", ratio)
  }
}
