import Measurement
import Testing

/// Whether the intervals keep what they promise, on noise whose truth is known.
@Suite struct SelfComparisonTests {
  /// - Returns: How many intervals of so many comparisons contain 1.
  private func containingOne(of comparisons: Int, typical: [Double], seed: UInt64) throws -> Int {
    var noise = Noise(seed: seed)
    var containing = 0
    for number in 0..<comparisons {
      let rounds = (0..<31).map { _ in noise.round(typical) }
      let bootstrap = Bootstrap(resamples: 400, seed: seed &+ UInt64(number))
      let ratio = try #require(
        Ratio(of: rounds.map { $0[1] }, to: rounds.map { $0[0] }, bootstrap: bootstrap))
      if ratio.interval.contains(1) { containing += 1 }
    }
    return containing
  }

  @Test(
    "Of 200 comparisons of a variant with itself, at most 14 intervals exclude 1",
    arguments: [1, 2, 3, 4, 5] as [UInt64])
  func itself(seed: UInt64) throws {
    let excluding = 200 - (try containingOne(of: 200, typical: [100, 100], seed: seed))
    print("seed \(seed): \(excluding) of 200 intervals exclude 1")
    #expect(excluding <= 14, "seed \(seed)")
  }

  @Test("A difference of 5 % is found in each of 50 comparisons", arguments: [6, 7] as [UInt64])
  func difference(seed: UInt64) throws {
    print("seed \(seed)")
    #expect(try containingOne(of: 50, typical: [100, 105], seed: seed) == 0, "seed \(seed)")
  }
}
