import Measurement
import Testing

@Suite struct SummaryTests {
  /// The five figures of a summary, to be compared as a whole.
  private func figures(_ values: [Double]) -> [Double]? {
    Summary(values).map { [$0.minimum, $0.lowerQuartile, $0.median, $0.upperQuartile, $0.maximum] }
  }

  @Test("Five numbers in any order are their own quartiles")
  func five() {
    #expect(figures([5, 1, 4, 2, 3]) == [1, 2, 3, 4, 5])
  }

  @Test("Between two numbers, quartiles are interpolated as R and NumPy do")
  func even() {
    #expect(figures([1, 2, 3, 4]) == [1, 1.75, 2.5, 3.25, 4])
  }

  @Test("One number is all five figures")
  func single() {
    #expect(figures([7]) == [7, 7, 7, 7, 7])
  }

  @Test(
    "Nothing, and numbers that are not finite, have no summary", arguments: [[], [1, .nan], [.infinity]])
  func none(values: [Double]) {
    #expect(figures(values) == nil)
  }
}
