import Foundation
import Measurement

/// Times as a busy machine gives them: skewed, with interruptions, and drifting for all variants alike.
struct Noise {
  private var generator: SplitMix64
  private var drift = 1.0

  init(seed: UInt64) {
    generator = SplitMix64(seed: seed)
  }

  /// The times of one round.
  /// - Parameter typical: What each variant takes on a quiet machine.
  mutating func round(_ typical: [Double]) -> [Double] {
    drift *= exp(0.01 * normal())
    return typical.map { time in
      let interruption = Double.random(in: 0..<1, using: &generator) < 0.05 ? 1.5 : 1
      return time * drift * interruption * exp(0.02 * normal())
    }
  }

  /// A normally distributed number, by G. E. P. Box and M. E. Muller (1958).
  private mutating func normal() -> Double {
    let radius = (-2 * log(Double.random(in: Double.leastNonzeroMagnitude..<1, using: &generator)))
      .squareRoot()
    return radius * cos(2 * .pi * Double.random(in: 0..<1, using: &generator))
  }
}
