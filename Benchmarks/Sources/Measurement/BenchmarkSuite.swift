/// The comparisons about one subject.
///
/// Each subject has a target of its own, which adds its suite as a constant:
///
///     extension BenchmarkSuite {
///       public static let sorting = BenchmarkSuite("sorting", summary: "…", comparisons: [ … ])
///     }
public struct BenchmarkSuite: Sendable {
  /// The subject, as one word.
  public let name: String
  /// What it is about, as one sentence without a full stop.
  public let summary: String
  /// What is compared, in the order in which it is measured.
  public let comparisons: [Comparison]
  /// What is borne for long, in the order in which it is tried.
  public let trials: [Trial]
  /// What is played in processes of their own beside comparisons and trials.
  public let companions: [Companion]

  /// Makes a suite.
  /// - Parameters:
  ///   - name: The subject, as one word.
  ///   - summary: What it is about, as one sentence without a full stop.
  ///   - comparisons: What is compared; no two have the same name.
  ///   - trials: What is borne for long; no two have the same name.
  ///   - companions: What is played in processes of their own; no two have the same name.
  public init(
    _ name: String, summary: String = "", comparisons: [Comparison], trials: [Trial] = [],
    companions: [Companion] = []
  ) {
    self.name = name
    self.summary = summary
    self.comparisons = comparisons
    self.trials = trials
    self.companions = companions
  }
}
