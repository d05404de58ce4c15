import Measurement
import Testing

@Suite struct FindingTests {
  private func series(_ name: String, _ nanoseconds: [Int]) throws -> Series {
    Series(
      name,
      samples: try nanoseconds.map {
        try Sample(
          of: name, iterations: 1000, elapsed: .nanoseconds($0 * 1000), resolution: .nanoseconds(1))
      })
  }

  @Test("The yardstick has no ratio, each other variant has one to it")
  func ratios() throws {
    let finding = try Finding(
      "work", series: [try series("A", [10, 20]), try series("B", [30, 60])],
      emptyLoop: try series("empty loop", [1, 1]))
    #expect(finding.rows.map(\.name) == ["A", "B"])
    #expect(finding.rows.map(\.ratio?.median) == [nil, 3])
    #expect(finding.rows.map(\.nanoseconds.median) == [15, 45])
  }

  @Test("Series of different lengths are refused")
  func unpaired() throws {
    let series = [try series("A", [10, 20]), try series("B", [30])]
    let empty = try self.series("empty loop", [1, 1])
    #expect(throws: MeasurementError.unpaired(comparison: "work")) {
      try Finding("work", series: series, emptyLoop: empty)
    }
  }

  @Test("Series without samples are refused")
  func empty() {
    #expect(throws: MeasurementError.unpaired(comparison: "work")) {
      try Finding("work", series: [Series("A", samples: [])], emptyLoop: Series("–", samples: []))
    }
  }

  @Test("Figures are given for a byte where that is the unit")
  func bytes() throws {
    let small = Series("small", bytes: 10, samples: try series("small", [100, 100]).samples)
    let large = Series("large", bytes: 100, samples: try series("large", [2000, 2000]).samples)
    let finding = try Finding(
      "growth", per: .byte, series: [small, large], emptyLoop: try series("empty loop", [1, 1]))
    #expect(finding.rows.map(\.nanoseconds.median) == [10, 20])
    #expect(finding.rows.map(\.ratio?.median) == [nil, 2])
  }

  @Test("A variant that takes in no bytes has no figures for one")
  func noBytes() throws {
    let series = [try series("A", [10, 20])]
    let empty = try self.series("empty loop", [1, 1])
    #expect(throws: MeasurementError.noBytes(variant: "A")) {
      try Finding("work", per: .byte, series: series, emptyLoop: empty)
    }
  }
}
