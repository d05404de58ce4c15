/// All that one run of a benchmark program has shown, and what one has to know to believe it.
public struct Report: Sendable, Hashable, Codable {
  /// The version of this format, as written to files.
  public static let format = 1

  /// The version of the format that the report is in.
  public let format: Int
  /// When it was measured, in UTC, as RFC 3339 has it: `2026-11-30T17:33:13Z`.
  public let date: String
  /// The command that was given, as a person would type it.
  public let command: String
  /// How much time was taken: `quick`, `standard` or `full`.
  public let effort: String
  /// What it was measured on.
  public let machine: Machine
  /// What was measured, and what it was built with.
  public let versions: Versions
  /// How quiet the machine was.
  public var noise: NoiseGauge.Reading?
  /// The most memory that the process had at once, in bytes, of which much is the system's libraries.
  public var peakMemory: Int?
  /// What was found, by suite, in the order in which it was measured.
  public var subjects: [Subject]
  /// What was not reported, and why.
  public var refusals: [Refusal]

  /// Makes a report.
  /// - Parameters:
  ///   - date: When it was measured, in UTC, as RFC 3339 has it.
  ///   - command: The command that was given.
  ///   - effort: How much time was taken.
  ///   - machine: What it was measured on.
  ///   - versions: What was measured, and what it was built with.
  ///   - noise: How quiet the machine was.
  ///   - peakMemory: The most memory that the process had at once, in bytes.
  ///   - subjects: What was found, by suite.
  ///   - refusals: What was not reported, and why.
  public init(
    date: String, command: String, effort: String, machine: Machine, versions: Versions,
    noise: NoiseGauge.Reading? = nil, peakMemory: Int? = nil, subjects: [Subject] = [],
    refusals: [Refusal] = []
  ) {
    format = Self.format
    self.date = date
    self.command = command
    self.effort = effort
    self.machine = machine
    self.versions = versions
    self.noise = noise
    self.peakMemory = peakMemory
    self.subjects = subjects
    self.refusals = refusals
  }
}
