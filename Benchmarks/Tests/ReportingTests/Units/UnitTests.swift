import Reporting
import Testing

@Suite struct UnitTests {
  @Test(
    "A number has three significant digits, and never fewer than its whole part",
    arguments: [
      (0, "0"), (0.0012345, "0.00123"), (0.9996, "1.00"), (9.996, "10.0"), (26.28, "26.3"), (99.96, "100"),
      (1234.5, "1,234"), (1_234_567, "1,234,567"), (-1234.56, "−1,235"), (.nan, "–"), (.infinity, "–"),
    ] as [(Double, String)])
  func significant(number: Double, text: String) {
    #expect(Numeral.significant(number) == text)
  }

  @Test(
    "A count is whole where it is whole",
    arguments: [(3, "3"), (0.0625, "0.0625"), (41.5, "41.5"), (1204, "1,204"), (0.5, "0.5"), (100.2, "100")]
      as [(Double, String)])
  func count(number: Double, text: String) {
    #expect(Numeral.count(number) == text)
  }

  @Test(
    "A ratio near 1 has three decimals",
    arguments: [(1.0034, "1.003"), (0.5, "0.500"), (0.0123, "0.0123"), (12.34, "12.3"), (1001, "1,001")]
      as [(Double, String)])
  func ratio(number: Double, text: String) {
    #expect(Numeral.ratio(number) == text)
  }

  @Test("A change has its sign, and one from nothing is new")
  func change() {
    #expect([0.123, -0.004, 1.38, .infinity].map(Numeral.change) == ["+12.3 %", "−0.4 %", "+138 %", "new"])
  }

  @Test("A time, a size and a rate have the unit that fits")
  func units() {
    #expect(
      [0.46, 999, 1_500, 2_000_000, 3e9].map { TimeUnit.text(of: $0) } == [
        "0.460 ns", "999 ns", "1.50 µs", "2.00 ms", "3.00 s",
      ])
    #expect(
      [0, 12, 1_250, 3_400_000, 5e9].map(ByteUnit.text) == ["0 B", "12 B", "1.25 kB", "3.40 MB", "5.00 GB"])
    #expect([420_000, 87_300_000, 1.2e9].map(ByteUnit.rate) == ["0.420 MB/s", "87.3 MB/s", "1.20 GB/s"])
  }
}
