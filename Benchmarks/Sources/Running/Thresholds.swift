import Measurement

/// The limits of a suite, as they stand in a file: what was counted when they were accepted, and how much more
/// is tolerated.
struct Thresholds: Sendable, Hashable, Encodable {
  /// The compiler that the counts are of. Another one's counts are others.
  var compiler: String
  /// The instruction set that the counts are of.
  var architecture: String
  var tolerance = Tolerance()
  /// What was counted, by comparison and variant.
  var counts: [String: [String: Limit]]
  /// How many times the least instructions for a byte any variant's may be, by comparison: what grows faster than
  /// its input exceeds that.
  var growth: [String: Double]
  /// How many times what a yardstick costs a variant may cost, by comparison and variant.
  var ratios: [String: [String: Multiple]] = [:]

  /// Makes limits.
  init(
    compiler: String, architecture: String, counts: [String: [String: Limit]],
    growth: [String: Double] = [:]
  ) {
    self.compiler = compiler
    self.architecture = architecture
    self.counts = counts
    self.growth = growth
  }

  /// What was counted of a variant; `nil` for what is held to nothing.
  struct Limit: Sendable, Hashable, Encodable {
    var instructions: Double?
    var allocations: Double?
    var allocatedBytes: Double?
  }

  /// How many times what a yardstick costs a variant may cost; `nil` for what is held to nothing. A yardstick that
  /// is counted along makes limits that another compiler, or another release of Foundation, does not move.
  struct Multiple: Sendable, Hashable, Encodable {
    /// The variant that it is held against.
    var yardstick: String
    var instructions: Double?
    var allocations: Double?
    /// Of the time, which no gate holds it to unless it is asked to.
    var time: Double?
  }

  /// How much more than what was counted is tolerated.
  struct Tolerance: Sendable, Hashable, Encodable {
    /// As a share of the instructions: 0.03 is 3 %.
    var instructions = 0.03
    /// Instructions for an operation that are tolerated in any case: where the compiler puts code moves a count by
    /// so many.
    var fewInstructions = 4.0
    /// As a share of the allocations, and of the bytes.
    var allocations = 0.005
    /// The part of an allocation that is tolerated in any case.
    var fewAllocations = 0.01
    /// The bytes that are tolerated in any case.
    var fewBytes = 1.0
  }

  /// The comparisons that something is held to.
  var comparisons: Set<String> {
    Set(counts.keys).union(growth.keys).union(ratios.keys)
  }

  /// The limits of those variants that were counted, and of these alone.
  func limited(to counted: [String: [String: Counts]]) -> Thresholds {
    var limited = self
    limited.growth = [:]
    limited.ratios = [:]
    limited.counts = [:]
    for (comparison, variants) in counts {
      let left = variants.filter { counted[comparison]?[$0.key] != nil }
      if !left.isEmpty { limited.counts[comparison] = left }
    }
    return limited
  }
}
