import Measurement

/// What a person should know of a report below its tables.
struct ReportSummary: CustomStringConvertible {
  let report: Report

  init(_ report: Report) {
    self.report = report
  }

  var description: String {
    let machine = report.machine
    var lines = [
      "machine: \(machine.processor), \(machine.cores) cores, \(machine.system), \(report.versions.compiler)"
    ]
    if !report.versions.isOptimised {
      lines.append("warning: this is not a release build, so the figures say nothing; build with -c release")
    }
    if let noise = report.noise {
      lines.append("noise: \(noise.verdict.rawValue), \(noise.sentence)")
    }
    if !report.refusals.isEmpty {
      lines.append("not reported: \(report.refusals.map(\.name).joined(separator: ", "))")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension NoiseGauge.Reading {
  /// The reading in words.
  fileprivate var sentence: String {
    "the same work took \(Self.percent(spread)) more or less in the middle half of the time, "
      + "and \(Self.percent(drift)) more at the slowest look than at the fastest"
  }

  private static func percent(_ share: Double) -> String {
    "\((share * 1000).rounded() / 10) %"
  }
}
