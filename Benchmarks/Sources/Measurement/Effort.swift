/// How much time a measurement may take.
public struct Effort: Sendable, Hashable {
  /// How often each variant is sampled, ``leastRounds`` or more.
  public let rounds: Int
  /// How many rounds are run and thrown away before that, 0 or more.
  public let warmUpRounds: Int
  /// How long one sample should take, more than 0.
  ///
  /// Longer samples resolve more, shorter ones are interrupted less often.
  public let sampleDuration: Duration
  /// How long all rounds of a comparison may take together; where one iteration is long, fewer rounds are
  /// measured, though not less than ``leastRounds``.
  public let budget: Duration

  /// Whether a sample is one iteration, and every other round runs from the last variant to the first.
  public let isPaired: Bool

  /// How many rounds are measured whatever they take, unless fewer are asked for.
  public static let leastRounds = 7

  /// Makes an effort.
  /// - Parameters:
  ///   - rounds: How often each variant is sampled, 2 or more; an odd number makes the median a sample.
  ///   - warmUpRounds: How many rounds are thrown away, 0 or more.
  ///   - sampleDuration: How long one sample should take, more than 0.
  ///   - budget: How long all rounds may take together.
  /// - Throws: ``MeasurementError/notEnoughRounds(_:)`` or ``MeasurementError/noSampleDuration``.
  public init(
    rounds: Int, warmUpRounds: Int, sampleDuration: Duration, budget: Duration = .seconds(3600)
  ) throws(MeasurementError) {
    guard rounds >= 2 else { throw .notEnoughRounds(rounds) }
    guard sampleDuration > .zero else { throw .noSampleDuration }
    self.init(
      validRounds: rounds, warmUpRounds: max(0, warmUpRounds), sampleDuration: sampleDuration, budget: budget)
  }

  private init(
    validRounds rounds: Int, warmUpRounds: Int, sampleDuration: Duration, budget: Duration,
    isPaired: Bool = false
  ) {
    self.isPaired = isPaired
    self.rounds = rounds
    self.warmUpRounds = warmUpRounds
    self.sampleDuration = sampleDuration
    self.budget = budget
  }

  /// For what takes long enough to be timed once: one iteration of each variant in turn, so that as little as can
  /// be lies between the two of a pair, and in alternating order, so that neither is always the one that comes second.
  /// - Parameter count: How many rounds, 2 or more; a tenth as many are thrown away before that.
  /// - Throws: ``MeasurementError/notEnoughRounds(_:)``.
  public static func pairs(_ count: Int) throws(MeasurementError) -> Effort {
    guard count >= 2 else { throw .notEnoughRounds(count) }
    return Effort(
      validRounds: count, warmUpRounds: max(1, count / 10), sampleDuration: .nanoseconds(1),
      budget: .seconds(24 * 3600), isPaired: true)
  }

  /// How many rounds are measured.
  /// - Parameter duration: How long one round takes.
  /// - Returns: An odd number, unless ``rounds`` is even and there is time for all of them.
  func rounds(of duration: Duration) -> Int {
    guard duration > .zero, duration * rounds > budget else { return rounds }
    let affordable = Int(budget / duration)
    return min(rounds, max(Self.leastRounds, affordable.isMultiple(of: 2) ? affordable - 1 : affordable))
  }

  /// For figures to be quoted: 101 rounds of 3 ms for each variant, and at most 2 s for a comparison.
  public static let standard = Effort(
    validRounds: 101, warmUpRounds: 3, sampleDuration: .milliseconds(3), budget: .seconds(2))

  /// For a first impression: 15 rounds of 1 ms for each variant, and at most 0.2 s for a comparison.
  public static let quick = Effort(
    validRounds: 15, warmUpRounds: 1, sampleDuration: .milliseconds(1), budget: .milliseconds(200))

  /// For the finest figures: 301 rounds of 5 ms for each variant, and at most 20 s for a comparison.
  public static let full = Effort(
    validRounds: 301, warmUpRounds: 5, sampleDuration: .milliseconds(5), budget: .seconds(20))
}
