import Testing

@testable import Measurement

@Suite struct EffortTests {
  private func rounds(of duration: Duration, budget: Duration = .seconds(1)) throws -> Int {
    try Effort(rounds: 101, warmUpRounds: 0, sampleDuration: .milliseconds(1), budget: budget)
      .rounds(of: duration)
  }

  @Test("All rounds are measured where there is time for them")
  func all() throws {
    #expect(try rounds(of: .milliseconds(9)) == 101)
    #expect(try rounds(of: .zero) == 101)
  }

  @Test("Where there is not, as many as there is time for, an odd number")
  func budget() throws {
    #expect(try rounds(of: .milliseconds(50)) == 19)
    #expect(try rounds(of: .milliseconds(52)) == 19)
  }

  @Test("Seven are measured in any case, unless fewer are asked for")
  func least() throws {
    #expect(try rounds(of: .seconds(60)) == 7)
    let effort = try Effort(
      rounds: 3, warmUpRounds: 0, sampleDuration: .milliseconds(1), budget: .seconds(1))
    #expect(effort.rounds(of: .seconds(60)) == 3)
  }

  @Test("Pairs are measured whatever they take, and fewer than two are none")
  func pairs() throws {
    #expect(try Effort.pairs(2000).rounds(of: .seconds(1)) == 2000)
    #expect(throws: MeasurementError.notEnoughRounds(1)) { try Effort.pairs(1) }
  }

  @Test("A meter keeps to its budget")
  func meter() async throws {
    let clock = SimulatedClock()
    let effort = try Effort(
      rounds: 101, warmUpRounds: 0, sampleDuration: .milliseconds(1), budget: .milliseconds(500))
    let meter = Meter(effort: effort, stopwatch: clock.stopwatch())
    let slow = clock.variant("slow", taking: .milliseconds(20))
    let finding = try await meter.measure([slow], as: "work", emptyLoop: clock.variant())
    // A round is a sample of the slow one, and one of the empty loop of a millisecond or so.
    #expect(finding.rounds == 23)
  }
}
