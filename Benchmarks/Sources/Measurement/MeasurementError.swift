/// Why a measurement is refused: it would report a figure that measured nothing.
public enum MeasurementError: Error, Sendable, Hashable {
  /// There is nothing to compare.
  case noVariants(comparison: String)
  /// Fewer rounds than an interval can be made of.
  case notEnoughRounds(Int)
  /// A sample was asked to take no time.
  case noSampleDuration
  /// The body did not run.
  case noIterations(variant: String)
  /// The loop took less time than the clock can tell; most likely it was optimised away.
  case tooShort(variant: String, iterations: Int, elapsed: Duration, resolution: Duration)
  /// An iteration takes no longer than one of the empty loop, whose multiple this is.
  case nothingDone(variant: String, ratio: Ratio)
  /// The clock tells no difference smaller than this.
  case clockTooCoarse(resolution: Duration)
  /// The variants were not sampled equally often, or with times that cannot be divided.
  case unpaired(comparison: String)
  /// Figures are wanted for each byte, and the variant does not say how many it takes in.
  case noBytes(variant: String)
  /// An iteration is said to perform no operation, so nothing can be divided by their number.
  case noOperations(variant: String)
  /// An operation is said to take in no byte: its data is empty.
  case noInput(variant: String)
  /// Two variants of a comparison are called this, so their figures cannot be told apart.
  case sameName(variant: String)
  /// Two iterations take about as long as one.
  case ignoresIterations(variant: String)
  /// Callgrind has written no count.
  case uncounted(variant: String)
}

extension MeasurementError: CustomStringConvertible {
  /// One English sentence: what is wrong, and what to do.
  public var description: String {
    switch self {
    case .noVariants(let comparison):
      "“\(comparison)” has no variants; give it a yardstick and something to compare with it."
    case .notEnoughRounds(let rounds):
      "\(rounds) rounds are too few; measure 2 or more."
    case .noSampleDuration:
      "A sample cannot take no time; ask for more than 0."
    case .noIterations(let variant):
      "“\(variant)” ran no iteration; run 1 or more."
    case .tooShort(let variant, let iterations, let elapsed, let resolution):
      "“\(variant)” took \(elapsed) for \(iterations) iterations on a clock that tells \(resolution); "
        + "if its loop was optimised away, give its result to blackHole."
    case .nothingDone(let variant, let ratio):
      "An iteration of “\(variant)” takes \(Self.text(of: ratio.interval.lowerBound)) to "
        + "\(Self.text(of: ratio.interval.upperBound)) times as long as one of the empty loop, "
        + "so nothing can be said of it; let an iteration do more."
    case .clockTooCoarse(let resolution):
      "The clock tells no difference below \(resolution); measure with a finer one."
    case .unpaired(let comparison):
      "The variants of “\(comparison)” were not sampled in the same rounds; sample each in every round."
    case .noBytes(let variant):
      "“\(variant)” does not say how many bytes it takes in; give it a number of bytes."
    case .noOperations(let variant):
      "“\(variant)” performs no operation in an iteration; give it 1 or more."
    case .noInput(let variant):
      "“\(variant)” takes in 0 bytes; see that its data is not empty, or leave the number out."
    case .sameName(let variant):
      "Two variants are called “\(variant)”; give each a name of its own."
    case .ignoresIterations(let variant):
      "“\(variant)” takes as long for 2 iterations as for 1; let it run as many as it is told to."
    case .uncounted(let variant):
      "Callgrind has counted no instructions of “\(variant)”; see that its files can be written."
    }
  }

  /// A number with at most three decimals.
  private static func text(of number: Double) -> String {
    "\((number * 1000).rounded() / 1000)"
  }
}
