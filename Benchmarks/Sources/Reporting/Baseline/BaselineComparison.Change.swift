public import Measurement

extension BaselineComparison {
  /// What one measure of a variant was, and is.
  public struct Change: Sendable, Hashable {
    /// What is compared.
    public let measure: Measure
    /// What it was.
    public let then: Double
    /// What it is; a time is brought to the machine's speed of then.
    public let now: Double
    /// What that means.
    public let verdict: Verdict

    /// The change as a share of what it was: 0.1 is 10 % more.
    public var share: Double {
      then == now ? 0 : (now - then) / then
    }
  }

  /// What has changed of one variant.
  public struct VariantChange: Sendable, Hashable {
    /// The comparison's full name: `dispatch/round-trip`.
    public let comparison: String
    /// The variant's name.
    public let variant: String
    /// Whether it is what the others are compared with.
    public let isYardstick: Bool
    /// What times and counts are given for.
    public let unit: Comparison.Unit
    /// What both reports know and what can be compared.
    public let changes: [Change]
    /// Whether its time counts: only where no ratio says the same with less noise. A machine that changes its
    /// speed changes the times of all variants together, and no ratio.
    public let isJudgedByTime: Bool

    /// Whether it became worse by a measure that counts.
    public var isRegression: Bool {
      changes.contains { $0.verdict == .worse && isJudged(by: $0.measure) }
    }

    /// Whether it became better by a measure that counts, and worse by none.
    public var isImprovement: Bool {
      !isRegression && changes.contains { $0.verdict == .better && isJudged(by: $0.measure) }
    }

    /// Whether a change of a measure counts, or is only marked. A yardstick is not ours to make better, so of it
    /// counts are only marked.
    public func isJudged(by measure: Measure) -> Bool {
      switch measure {
      case .time: isJudgedByTime
      case .ratio, .instructions, .allocations: !isYardstick
      }
    }

    /// Whether nothing of it has changed.
    public var isUnchanged: Bool {
      changes.allSatisfy { $0.verdict == .unchanged }
    }
  }
}
