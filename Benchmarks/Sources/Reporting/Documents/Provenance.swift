import Measurement

/// Where the figures of a report come from, in lines.
struct Provenance: Sendable, Hashable {
  /// The machine, the date and the versions.
  let place: String
  /// The command that was given.
  let command: String

  init(of report: Report) {
    place = [
      report.machine.processor, report.machine.system, Self.moment(report.date),
      Self.build(of: report.versions),
      report.noise.map { "machine \($0.verdict.rawValue)" },
    ].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " · ")
    command = report.command
  }

  /// What it was built with and how: `Swift 6.3.1, release, revision 1a2b3c`.
  static func build(of versions: Report.Versions) -> String {
    [
      versions.compiler, versions.isOptimised ? "release" : "debug",
      versions.revision.map { "revision \($0)" },
    ].compactMap { $0 }.joined(separator: ", ")
  }

  /// A moment as people read it: `2026-11-30 17:33 UTC`; what is not as RFC 3339 has it is left as it is.
  static func moment(_ date: String) -> String {
    let parts = date.split(separator: "T")
    guard parts.count == 2, parts[0].count == 10, parts[1].count >= 6, parts[1].hasSuffix("Z") else {
      return date
    }
    return "\(parts[0]) \(parts[1].prefix(5)) UTC"
  }

  /// The command that measures one comparison again.
  /// - Parameters:
  ///   - command: The command that was given for all of them.
  ///   - name: The comparison's full name: `dispatch/round-trip`.
  static func repetition(of command: String, for name: String) -> String {
    guard !command.contains("--filter") else { return command }
    let plain = name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "/-_.".contains($0)) }
    let quoted =
      plain
      ? name
      : "'" + name.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#) + "'"
    return "\(command) --filter \(quoted)"
  }
}
