extension Report {
  /// What a suite has shown.
  public struct Subject: Sendable, Hashable, Codable {
    /// The suite's name.
    public let name: String
    /// What it is about, as one sentence without a full stop.
    public let summary: String
    /// What its comparisons have shown.
    public var findings: [Finding]

    /// Makes a subject.
    /// - Parameters:
    ///   - name: The suite's name.
    ///   - summary: What it is about, as one sentence without a full stop.
    ///   - findings: What its comparisons have shown; their names are the comparisons' own.
    public init(name: String, summary: String = "", findings: [Finding] = []) {
      self.name = name
      self.summary = summary
      self.findings = findings
    }
  }

  /// A comparison of which nothing is reported.
  public struct Refusal: Sendable, Hashable, Codable {
    /// The comparison's full name: `dispatch/round-trip`.
    public let name: String
    /// What was wrong, as a sentence.
    public let reason: String

    /// Makes a refusal.
    /// - Parameters:
    ///   - name: The comparison's full name.
    ///   - reason: What was wrong, as a sentence.
    public init(name: String, reason: String) {
      self.name = name
      self.reason = reason
    }
  }
}
