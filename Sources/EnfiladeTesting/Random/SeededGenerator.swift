/// A source of random numbers that gives the same ones for the same seed.
///
/// A random test prints its seed, and can then be run again as it was:
///
///     let seed = UInt64.random(in: .min ... .max)
///     print("seed \(seed)")
///     var generator = SeededGenerator(seed: seed)
///
/// The algorithm is SplitMix64 (G. Steele, D. Lea, C. Flood, "Fast splittable pseudorandom number
/// generators", 2014). Its numbers are not fit for secrets.
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Makes a generator.
  /// - Parameter seed: Where it begins; any number.
  public init(seed: UInt64) {
    state = seed
  }

  /// Gives the next number.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
