import Foundation
import Measurement
import Reporting

/// Measures a selection, one comparison after the other; one that fails does not keep the others from it.
@MainActor
struct Measuring {
  let selection: Selection
  let arguments: Arguments
  let console: Console

  /// Measures.
  /// - Parameters:
  ///   - typed: The arguments as they were typed.
  ///   - keep: Called with what there is after each comparison, before it is printed, so that nothing is lost when
  ///     the process ends.
  /// - Throws: What is wrong with the effort.
  func run(typed: [String], keep: (Report) -> Void) async throws -> Report {
    let meter = Meter(effort: try arguments.effort.measured())
    var report = Report(
      date: Date.now.ISO8601Format(), command: Self.command(typed), effort: arguments.effort.name,
      machine: .current, versions: .current)
    let instructions = arguments.countsInstructions ? await countInstructions(into: &report) : [:]
    let allocations = AllocationCounter()
    var gauge = NoiseGauge()
    await gauge.look()
    for (number, entry) in selection.entries.enumerated() {
      let label = "[\(number + 1)/\(selection.entries.count)] \(entry.name)"
      var table = ""
      do {
        console.progress.show(label)
        var finding = try await measure(entry, with: meter, label: label)
        if let allocations, entry.comparison.isDeterministic {
          do {
            try await countAllocations(of: entry, into: &finding, with: allocations)
          } catch {
            // What was timed is reported all the same.
            report.refuse("allocations of \(entry.name)", error, telling: console)
          }
        }
        for index in finding.rows.indices {
          finding.rows[index].counts.instructions = instructions[entry.name]?[finding.rows[index].name]
        }
        report.add(finding, of: entry.suite)
        console.progress.erase()
        table = "\(PlainTable(finding, named: entry.name, styled: console.isStyled, width: console.width))\n"
      } catch {
        console.progress.erase()
        report.refuse(entry.name, error, telling: console)
      }
      await gauge.look()
      report.noise = gauge.reading
      report.peakMemory = MemoryUse.peak
      keep(report)
      if !arguments.printsJSON, !table.isEmpty { console.write(table) }
    }
    return report
  }

  private func measure(_ entry: Selection.Entry, with meter: Meter, label: String) async throws -> Finding {
    let comparison = entry.comparison
    let variants = try await comparison.variants()
    return try await meter.measure(
      variants, as: comparison.name, summary: comparison.summary, per: comparison.unit,
      progress: { done, all in console.progress.show("\(label)  \(done * 100 / all) %") })
  }

  /// Counts with variants of their own: those that were timed may have grown.
  private func countAllocations(
    of entry: Selection.Entry, into finding: inout Finding, with counter: AllocationCounter
  ) async throws {
    for (index, variant) in try await entry.comparison.variants().enumerated() {
      guard finding.rows.indices.contains(index), finding.rows[index].name == variant.name else { continue }
      finding.rows[index].counts = try await counter.count(
        variant, per: finding.unit, iterations: finding.rows[index].iterations)
    }
  }

  /// - Returns: Instructions by comparison and variant; what could not be counted is told, and the rest runs.
  private func countInstructions(into report: inout Report) async -> [String: [String: Double]] {
    do {
      let names = selection.entries.filter(\.comparison.isDeterministic).map(\.name)
      let lines = try Callgrind().instructions(of: names) { done, name in
        console.progress.show("[\(done + 1)/\(names.count)] instructions of \(name)")
      }
      for line in lines {
        guard let fault = line.fault else { continue }
        console.complain("benchmark: instructions of \(line.name): \(fault)\n")
        report.refusals.append(Report.Refusal(name: line.name, reason: fault))
      }
      return Dictionary(lines.map { ($0.name, $0.instructions) }, uniquingKeysWith: { $1 })
    } catch {
      console.progress.erase()
      console.complain("benchmark: instructions are not counted: \(error)\n")
      report.refusals.append(Report.Refusal(name: "instructions", reason: "\(error)"))
      return [:]
    }
  }

  /// The command as a person types it: the kit's own program is run by the package manager, another one by its name.
  static func command(_ typed: [String], of program: String = CommandLine.arguments[0]) -> String {
    let name = URL(fileURLWithPath: program).lastPathComponent
    let start = name == "benchmark" ? "swift run -c release --package-path Benchmarks benchmark" : name
    return ([start] + typed.map { $0.contains(" ") ? "'\($0)'" : $0 }).joined(separator: " ")
  }
}

extension Report {
  /// Notes what is not reported, and tells the person.
  fileprivate mutating func refuse(_ name: String, _ error: any Error, telling console: Console) {
    console.progress.erase()
    console.complain("benchmark: \(name): \(error)\n")
    refusals.append(Refusal(name: name, reason: "\(error)"))
  }

  /// Adds what a comparison has shown.
  fileprivate mutating func add(_ finding: Finding, of suite: BenchmarkSuite) {
    if let index = subjects.firstIndex(where: { $0.name == suite.name }) {
      subjects[index].findings.append(finding)
    } else {
      subjects.append(Subject(name: suite.name, summary: suite.summary, findings: [finding]))
    }
  }
}
