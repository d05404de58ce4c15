import Synchronization
import Testing

@testable import Measurement

@Suite struct NoiseGaugeTests {
  /// What a gauge says of a machine on which the work takes so many microseconds, look by look.
  private func reading(of looks: [[Int]]) async throws -> NoiseGauge.Reading {
    let clock = SimulatedClock()
    // The first of a look is its warm-up.
    let times = Mutex(looks.flatMap { [1] + $0 }[...])
    var gauge = NoiseGauge(stopwatch: clock.stopwatch()) {
      clock.advance(by: .microseconds(times.withLock { $0.removeFirst() }))
    }
    for _ in looks { await gauge.look() }
    return try #require(gauge.reading)
  }

  @Test("A machine that takes as long each time is quiet")
  func quiet() async throws {
    let reading = try await reading(of: [[Int](repeating: 100, count: 15), [Int](repeating: 101, count: 15)])
    #expect(reading.nanoseconds.median == 100_500)
    #expect(abs(reading.drift - 0.01) < 0.000_1)
    #expect(reading.verdict == .quiet)
  }

  @Test("A machine that is interrupted within a look is restless or noisy")
  func spread() async throws {
    let slightly = (0..<15).map { 100 + $0 % 5 * 2 }
    #expect(try await reading(of: [slightly]).verdict == .restless)
    let heavily = (0..<15).map { 100 + $0 % 5 * 20 }
    #expect(try await reading(of: [heavily]).verdict == .noisy)
  }

  @Test("A machine that becomes slower is noisy, however steady it is")
  func drift() async throws {
    let looks = [100, 100, 100, 100, 100, 130].map { [Int](repeating: $0, count: 15) }
    let reading = try await reading(of: looks)
    #expect(reading.spread == 0)
    #expect(reading.verdict == .noisy)
  }

  @Test("A gauge that has not looked has no reading")
  func nothing() {
    #expect(NoiseGauge().reading == nil)
  }

  @Test("The machine that this runs on has a reading")
  func real() async throws {
    var gauge = NoiseGauge()
    await gauge.look()
    #expect(try #require(gauge.reading).nanoseconds.minimum > 0)
  }
}
