/// How much time a measurement may take.
public struct Effort: Sendable, Hashable {
  /// How often each variant is sampled, 2 or more.
  public let rounds: Int
  /// How many rounds are run and thrown away before that, 0 or more.
  public let warmUpRounds: Int
  /// How long one sample should take, more than 0.
  ///
  /// Longer samples resolve more, shorter ones are interrupted less often.
  public let sampleDuration: Duration

  /// Makes an effort.
  /// - Parameters:
  ///   - rounds: How often each variant is sampled, 2 or more; an odd number makes the median a sample.
  ///   - warmUpRounds: How many rounds are thrown away, 0 or more.
  ///   - sampleDuration: How long one sample should take, more than 0.
  /// - Throws: ``MeasurementError/notEnoughRounds(_:)`` or ``MeasurementError/noSampleDuration``.
  public init(rounds: Int, warmUpRounds: Int, sampleDuration: Duration) throws(MeasurementError) {
    guard rounds >= 2 else { throw .notEnoughRounds(rounds) }
    guard sampleDuration > .zero else { throw .noSampleDuration }
    self.init(validRounds: rounds, warmUpRounds: max(0, warmUpRounds), sampleDuration: sampleDuration)
  }

  private init(validRounds rounds: Int, warmUpRounds: Int, sampleDuration: Duration) {
    self.rounds = rounds
    self.warmUpRounds = warmUpRounds
    self.sampleDuration = sampleDuration
  }

  /// For figures to be quoted: 101 rounds of 5 ms for each variant.
  public static let standard = Effort(
    validRounds: 101, warmUpRounds: 5, sampleDuration: .milliseconds(5))

  /// For a first impression: 15 rounds of 1 ms for each variant.
  public static let quick = Effort(validRounds: 15, warmUpRounds: 2, sampleDuration: .milliseconds(1))
}
