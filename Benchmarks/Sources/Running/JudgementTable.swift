import Foundation

/// A judgement as plain text: what exceeds its limit first.
struct JudgementTable: CustomStringConvertible {
  let judgement: Judgement

  init(_ judgement: Judgement) {
    self.judgement = judgement
  }

  var description: String {
    var lines = judgement.gaps.map { "FAILED  \($0)" }
    lines += judgement.lines.filter(\.isExceeded).map { "FAILED  \(text(of: $0))" }
    lines += judgement.lines.filter { !$0.isExceeded }.map { line in
      (line.isStale ? "less    " : "ok      ") + text(of: line)
    }
    if judgement.lines.contains(where: \.isStale) {
      lines.append("Where less is needed than the limit says, benchmark gate --accept lowers it.")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private func text(of line: Judgement.Line) -> String {
    let figures = [line.counted, line.limit].map { String(format: $0 < 100 ? "%.3f" : "%.0f", $0) }
    return "\(line.name): \(figures[0]) \(line.kind), at most \(figures[1])"
  }
}
