import Foundation
import Measurement

/// What a trial has shown, as plain text.
struct EnduranceTable: CustomStringConvertible {
  let description: String

  init(_ figures: [Trial.Figure], of trial: Trial, called name: String) {
    let width = figures.map(\.name.count).max() ?? 0
    let lines = figures.map { figure in
      let padding = String(repeating: " ", count: width - figure.name.count)
      let value = String(format: "%9.1f", figure.value)
      let limit = figure.limit.map { String(format: ", at most %.1f", $0) } ?? ""
      let mark = figure.limit == nil ? "        " : figure.isExceeded ? "FAILED  " : "ok      "
      return "\(mark)\(figure.name)\(padding) \(value) \(figure.unit)\(limit)"
    }
    description = (["\(name): \(trial.summary)"] + lines).map { $0 + "\n" }.joined()
  }
}
