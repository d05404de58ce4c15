import Measurement

/// The program, apart from the process that it runs in.
@MainActor
struct Program {
  let suites: [BenchmarkSuite]
  let write: (String) -> Void
  let complain: (String) -> Void
  let progress: ProgressLine

  /// Does what the arguments ask for.
  /// - Returns: The exit status.
  func run(_ arguments: [String]) -> Int32 {
    do throws(UsageError) {
      let arguments = try Arguments(arguments)
      if arguments.helps {
        write(Usage.page)
        return 0
      }
      let selection = Selection(from: suites, filter: arguments.filter)
      if let filter = arguments.filter, selection.entries.isEmpty {
        throw UsageError("nothing has “\(filter)” in its name; see benchmark --list")
      }
      if arguments.lists {
        selection.entries.forEach { write("\($0.name)\n") }
        return 0
      }
      return measure(selection, with: Meter(effort: arguments.isQuick ? .quick : .standard))
    } catch {
      complain("benchmark: \(error.fault)\n\(Usage.synopsis)")
      return 2
    }
  }

  /// Measures one comparison after the other; one that fails does not keep the others from it.
  private func measure(_ selection: Selection, with meter: Meter) -> Int32 {
    var status: Int32 = 0
    for entry in selection.entries {
      do {
        progress.show(entry.name)
        let finding = try meter.measure(try entry.comparison.prepare(), as: entry.name) { done, all in
          progress.show("\(entry.name)  \(done * 100 / all) %")
        }
        progress.erase()
        write("\(FindingTable(finding: finding, summary: entry.comparison.summary))\n")
      } catch {
        progress.erase()
        complain("benchmark: \(entry.name): \(error)\n")
        status = 1
      }
    }
    return status
  }
}
