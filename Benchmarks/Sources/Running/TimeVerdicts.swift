import Foundation
import Measurement

/// What limits say of the ratios that were measured: the upper end of an interval is what has to keep within them.
struct TimeVerdicts: Sendable, Hashable, CustomStringConvertible {
  /// What was held to a limit.
  private(set) var lines: [Line] = []
  /// What should have been, and was not measured.
  private(set) var gaps: [String] = []

  struct Line: Sendable, Hashable {
    let name: String
    let yardstick: String
    let ratio: Ratio
    let limit: Double

    var holds: Bool { ratio.interval.upperBound <= limit }
  }

  /// Whether a limit is exceeded, or may be, or holds for nothing.
  var isRed: Bool { lines.isEmpty || !gaps.isEmpty || !lines.allSatisfy(\.holds) }

  /// Judges.
  /// - Parameters:
  ///   - report: What was measured.
  ///   - limits: The limits, by suite.
  init(of report: Report, limits: [String: Thresholds]) {
    for subject in report.subjects {
      for finding in subject.findings {
        for (variant, most) in (limits[subject.name]?.ratios[finding.name] ?? [:]).sorted(by: {
          $0.key < $1.key
        }) {
          guard let limit = most.time else { continue }
          let name = "\(subject.name)/\(finding.name), \(variant)"
          guard finding.rows.first?.name == most.yardstick,
            let ratio = finding.rows.first(where: { $0.name == variant })?.ratio
          else {
            gaps.append("\(name) has a limit on its time beside “\(most.yardstick)”, and was not measured so")
            continue
          }
          lines.append(Line(name: name, yardstick: most.yardstick, ratio: ratio, limit: limit))
        }
      }
    }
  }

  var description: String {
    (gaps.map { "FAILED  \($0)" } + lines.map(Self.text)).map { $0 + "\n" }.joined()
  }

  private static func text(of line: Line) -> String {
    func text(_ number: Double) -> String { String(format: "%.3f", number) }
    let interval = line.ratio.interval
    return "\(line.holds ? "ok      " : "FAILED  ")\(line.name): \(text(line.ratio.median)) times as long as "
      + "\(line.yardstick), 95 % interval \(text(interval.lowerBound)) to \(text(interval.upperBound)), at most "
      + text(line.limit)
  }
}
