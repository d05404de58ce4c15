import Measurement
import Testing

@Suite struct RatioTests {
  @Test("A machine that slows down for all does not show in the ratio")
  func drift() throws {
    let yardstick = (1...20).map(Double.init)
    let ratio = try #require(Ratio(of: yardstick.map { 1.5 * $0 }, to: yardstick))
    #expect(ratio.median == 1.5)
    #expect(ratio.interval == 1.5...1.5)
  }

  @Test("The median of the ratios counts, not the ratio of the medians")
  func pairs() throws {
    let ratio = try #require(Ratio(of: [2, 30, 4], to: [1, 10, 4]))
    #expect(ratio.median == 2)
  }

  @Test("Series that do not pair have no ratio")
  func unpaired() {
    #expect(Ratio(of: [1, 2], to: [1]) == nil)
    #expect(Ratio(of: [], to: []) == nil)
    #expect(Ratio(of: [1], to: [0]) == nil)
  }
}
