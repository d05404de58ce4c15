import Measurement
import Testing

@Suite struct BootstrapTests {
  @Test("The same seed gives the same interval, another seed another")
  func seeds() {
    let values = (1...50).map { Double($0 * $0 % 53) }
    let interval = Bootstrap(resamples: 200, seed: 1).interval(ofMedianOf: values)
    #expect(interval == Bootstrap(resamples: 200, seed: 1).interval(ofMedianOf: values))
    #expect(interval != Bootstrap(resamples: 200, seed: 2).interval(ofMedianOf: values))
  }

  @Test("Equal numbers leave no doubt", arguments: [1, 2, 9])
  func certainty(count: Int) {
    #expect(Bootstrap().interval(ofMedianOf: [Double](repeating: 3, count: count)) == 3...3)
  }

  /// With 3 numbers the median of a draw is the least of them when 2 or 3 of the draws are: with a
  /// probability of 7/27, far more than the 2.5 % of a tail, and likewise for the greatest.
  @Test("The interval of three numbers is their range")
  func three() {
    #expect(Bootstrap().interval(ofMedianOf: [8, 1, 2]) == 1...8)
  }

  /// As many of 51 numbers lie below their true median as heads fall in 51 throws: fewer than 18, or more
  /// than 33, with a probability of 2.5 %; fewer than 19, or more than 32, with one of 4.9 %.
  @Test("The interval of many numbers keeps its promise")
  func many() {
    #expect(Bootstrap().interval(ofMedianOf: (1...51).map(Double.init)) == 18...34)
  }

  @Test("Less confidence needs less room")
  func confidence() throws {
    let values = (1...51).map(Double.init)
    let wide = try #require(Bootstrap(confidence: 0.95).interval(ofMedianOf: values))
    let narrow = try #require(Bootstrap(confidence: 0.5).interval(ofMedianOf: values))
    #expect(wide.lowerBound < narrow.lowerBound && narrow.upperBound < wide.upperBound)
  }

  @Test(
    "Nothing, and numbers that are not finite, have no interval", arguments: [[], [1, .nan], [.infinity]])
  func none(values: [Double]) {
    #expect(Bootstrap().interval(ofMedianOf: values) == nil)
  }
}
