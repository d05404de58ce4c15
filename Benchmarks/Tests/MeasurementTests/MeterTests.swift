import Measurement
import Testing

@Suite struct MeterTests {
  private let clock = SimulatedClock()

  private func meter(rounds: Int = 5, warmUpRounds: Int = 2) throws -> Meter {
    let effort = try Effort(
      rounds: rounds, warmUpRounds: warmUpRounds, sampleDuration: .microseconds(10))
    return Meter(effort: effort, stopwatch: clock.stopwatch())
  }

  @Test("Exact times give exact figures, per operation")
  func figures() async throws {
    let variants = [
      clock.variant("single", taking: .nanoseconds(20)),
      clock.variant("batch", operations: 16, taking: .nanoseconds(80)),
    ]
    let finding = try await meter().measure(variants, as: "calls", emptyLoop: clock.variant())
    let single = try #require(Summary([20]))
    let batch = try #require(Summary([5]))
    let quarter = try #require(Ratio(of: [5], to: [20]))
    #expect(finding.name == "calls")
    #expect(finding.rounds == 5)
    #expect(
      finding.rows == [
        Finding.Row(
          name: "single", iterations: 550, nanoseconds: single, interval: 20...20, ratio: nil),
        Finding.Row(
          name: "batch", operations: 16, iterations: 138, nanoseconds: batch, interval: 5...5,
          ratio: quarter),
      ])
  }

  @Test("Once calibrated, the variants run in turn, the empty loop first")
  func turns() async throws {
    var runs: [String] = []
    func noting(_ variant: Variant) -> Variant {
      Variant(variant.name) { iterations in
        runs.append(variant.name)
        try await variant.run(iterations)
      }
    }
    let variants = ["A", "B", "C"].map { noting(clock.variant($0, taking: .microseconds(20))) }
    let empty = noting(clock.variant("–", taking: .microseconds(10)))
    _ = try await meter(rounds: 2, warmUpRounds: 1).measure(variants, as: "turns", emptyLoop: empty)
    let round = ["–", "A", "B", "C"]
    // The empty loop is not asked to take longer for two iterations than for one.
    let calibration = ["–", "–"] + ["A", "B", "C"].flatMap { [$0, $0, $0] }
    #expect(runs == calibration + round + round + round)
  }

  @Test("Of pairs, each is one iteration, and every other round runs backwards")
  func pairs() async throws {
    var runs: [String] = []
    func noting(_ variant: Variant) -> Variant {
      Variant(variant.name) { iterations in
        runs.append("\(variant.name)\(iterations)")
        try await variant.run(iterations)
      }
    }
    let variants = ["A", "B"].map { noting(clock.variant($0, taking: .milliseconds(20))) }
    let meter = Meter(effort: try .pairs(3), stopwatch: clock.stopwatch())
    let finding = try await meter.measure(variants, as: "pairs", emptyLoop: clock.variant())
    let calibration = ["A1", "B1"]
    let warmUp = ["A1", "B1"]
    #expect(runs == calibration + warmUp + ["B1", "A1", "A1", "B1", "B1", "A1"])
    #expect(finding.rounds == 3)
    #expect(finding.rows.map(\.iterations) == [1, 1])
  }

  @Test("What is slow until it is warm is not reported")
  func warmUp() async throws {
    var runs = 0
    let variant = Variant("lazy") { iterations in
      runs += 1
      clock.advance(by: (runs <= 3 ? .microseconds(900) : .microseconds(20)) * iterations)
    }
    let finding = try await meter(warmUpRounds: 2).measure(
      [variant], as: "warmth", emptyLoop: clock.variant())
    #expect(finding.rows.map(\.nanoseconds) == [try #require(Summary([20_000]))])
  }

  @Test("A run that was interrupted does not make samples short")
  func interruption() async throws {
    var runs = 0
    let variant = Variant("quick") { iterations in
      runs += 1
      clock.advance(by: .nanoseconds(20) * iterations + (runs == 1 ? .milliseconds(1) : .zero))
    }
    let finding = try await meter().measure([variant], as: "work", emptyLoop: clock.variant())
    #expect(finding.rows.map(\.iterations) == [550])
  }

  @Test("What the one before has left to be done is not counted against a variant")
  func leftovers() async throws {
    var isLeft = false
    let messy = Variant("messy") { iterations in
      isLeft = true
      clock.advance(by: .nanoseconds(50) * iterations)
    }
    let tidy = Variant("tidy") { iterations in
      if isLeft { clock.advance(by: .milliseconds(1)) }
      isLeft = false
      clock.advance(by: .nanoseconds(20) * iterations)
    }
    let finding = try await meter().measure([messy, tidy], as: "work", emptyLoop: clock.variant())
    #expect(finding.rows.map(\.nanoseconds.maximum) == [50, 20])
  }

  @Test("Progress is told after each round, warm-up included")
  func progress() async throws {
    var told: [[Int]] = []
    _ = try await meter(rounds: 2, warmUpRounds: 1).measure(
      [clock.variant("A", taking: .nanoseconds(5))], as: "progress", emptyLoop: clock.variant(),
      progress: { told.append([$0, $1]) })
    #expect(told == [[1, 3], [2, 3], [3, 3]])
  }

  @Test("What a variant throws comes through")
  func failure() async throws {
    let failing = Variant("failing") { _ in throw CancellationError() }
    let meter = try meter()
    await #expect(throws: CancellationError.self) {
      try await meter.measure([failing], as: "failure", emptyLoop: clock.variant())
    }
  }
}
