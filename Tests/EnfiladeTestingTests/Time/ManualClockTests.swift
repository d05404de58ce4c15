import EnfiladeTesting
import Testing

@Suite("ManualClock", .timeLimit(.minutes(5)))
struct ManualClockTests {
  private let clock = ManualClock()

  @Test("The time stands still until it is moved")
  func standsStill() {
    #expect(clock.now == ManualClock.Instant())
    clock.advance(by: .seconds(2))
    clock.advance(by: .milliseconds(500))
    #expect(clock.now == ManualClock.Instant(offset: .milliseconds(2500)))
    #expect(clock.minimumResolution > .zero)
  }

  @Test("It can begin at any time")
  func begins() {
    let start = ManualClock.Instant(offset: .seconds(-7))
    #expect(ManualClock(now: start).now == start)
  }

  @Test("It can be moved to a time")
  func advancesTo() {
    clock.advance(to: ManualClock.Instant(offset: .seconds(9)))
    #expect(clock.now.offset == .seconds(9))
  }

  @Test("Moving by nothing, or back, does nothing")
  func neverBack() {
    clock.advance(by: .seconds(5))
    clock.advance(by: .zero)
    clock.advance(by: .seconds(-3))
    clock.advance(to: ManualClock.Instant(offset: .seconds(4)))
    #expect(clock.now.offset == .seconds(5))
  }

  @Test("At the end of time it stands still and does not trap")
  func endOfTime() {
    let end = Duration(attoseconds: .max)
    clock.advance(by: end)
    clock.advance(by: end)
    #expect(clock.now.offset == end)
    let beginning = ManualClock.Instant(offset: Duration(attoseconds: .min))
    #expect(beginning.advanced(by: .seconds(-1)) == beginning)
    #expect(beginning.duration(to: clock.now) == end)
    #expect(clock.now.duration(to: beginning) == beginning.offset)
  }

  @Test("A time that has come is not slept for", arguments: [0, -1, 3])
  func due(seconds: Int) async throws {
    clock.advance(by: .seconds(3))
    try await clock.sleep(until: ManualClock.Instant(offset: .seconds(seconds)))
    #expect(clock.sleepers == 0)
  }

  @Test("A sleeper wakes when its time comes, and not before")
  func wakes() async throws {
    let sleep = Task { [clock] in try await clock.sleep(for: .seconds(3)) }
    await clock.sleeping(1)
    clock.advance(by: .seconds(2))
    #expect(clock.sleepers == 1)
    clock.advance(by: .seconds(1))
    #expect(clock.sleepers == 0)
    try await sleep.ended()
  }

  @Test("It serves where any clock is asked for")
  func existential() async throws {
    let anyClock: any Clock<Duration> = clock
    let sleep = Task {
      try await anyClock.sleep(for: .seconds(1))
      try await Task.sleep(for: .seconds(1), clock: anyClock)
    }
    await clock.sleeping(1)
    clock.advance(by: .seconds(1))
    await clock.sleeping(1)
    clock.advance(by: .seconds(1))
    try await sleep.ended()
  }

  @Test("A sleeper finds the final time, and what has come meanwhile is not slept for")
  func finalTime() async throws {
    let sleep = Task { [clock] in
      try await clock.sleep(until: ManualClock.Instant(offset: .seconds(1)))
      let first = clock.now.offset
      try await clock.sleep(until: ManualClock.Instant(offset: .seconds(2)))
      return [first, clock.now.offset]
    }
    await clock.sleeping(1)
    clock.advance(by: .seconds(10))
    #expect(try await sleep.ended() == [.seconds(10), .seconds(10)])
  }

  @Test("Sleepers are resumed in the order of their deadlines, and of one deadline in the order they came")
  func order() {
    let line = QueueExecutor()
    let deadlines = [3, 1, 2, 1, 3, 9]
    for (number, deadline) in deadlines.enumerated() {
      Task(executorPreference: line) { [clock] in
        try await clock.sleep(until: ManualClock.Instant(offset: .seconds(deadline)))
        line.note(number)
      }
      line.waitForJob()
      line.runJobs()
    }
    #expect(clock.sleepers == 6)
    clock.advance(by: .seconds(3))
    line.runJobs()
    #expect(line.notes == [1, 3, 2, 0, 4])
    #expect(clock.sleepers == 1)
    clock.advance(by: .seconds(6))
    line.runJobs()
    #expect(line.notes == [1, 3, 2, 0, 4, 5])
  }

  @Test("Cancelling ends a sleep at once")
  func cancelled() async {
    let sleep = Task { [clock] in try await clock.sleep(for: .seconds(1)) }
    await clock.sleeping(1)
    sleep.cancel()
    #expect(clock.sleepers == 0)
    await #expect(throws: CancellationError.self) { try await sleep.ended() }
  }

  @Test("A task that was cancelled before does not sleep, be its time come or not", arguments: [0, 1])
  func cancelledBefore(seconds: Int) async {
    let sleep = Task { [clock] in
      withUnsafeCurrentTask { $0?.cancel() }
      try await clock.sleep(for: .seconds(seconds))
    }
    await #expect(throws: CancellationError.self) { try await sleep.ended() }
    #expect(clock.sleepers == 0)
  }

  @Test("A sleeper that was woken is not cancelled any more")
  @MainActor
  func wokenFirst() async throws {
    let sleep = Task { try await clock.sleep(until: ManualClock.Instant(offset: .seconds(1))) }
    await clock.sleeping(1)
    clock.advance(by: .seconds(1))
    sleep.cancel()
    try await sleep.ended()
  }

  @Test("Waiting for no sleepers, or for as many as there are, ends at once", arguments: [-1, 0, 1])
  func alreadySleeping(count: Int) async {
    let sleep = Task { [clock] in try await clock.sleep(for: .seconds(1)) }
    await clock.sleeping(1)
    await clock.sleeping(count)
    sleep.cancel()
  }

  @Test("Cancelling ends the wait for sleepers")
  @MainActor
  func watcherCancelled() async throws {
    let waiting = await started { [clock] in
      await clock.sleeping(1)
      return Task.isCancelled
    }
    waiting.cancel()
    #expect(try await waiting.ended())
  }

  @Test("In random races of sleeping, moving and cancelling, every sleep ends exactly once")
  func races() async throws {
    let seed = UInt64.random(in: .min ... .max)
    print("ManualClock races: seed \(seed)")
    var random = SeededGenerator(seed: seed)
    var cancelled = 0
    var woken = 0
    for round in 0..<4000 {
      let race = ClockRace(using: &random)
      let ends = try await race.run()
      if !race.isSound(ends) {
        Issue.record("seed \(seed), round \(round): \(race) ended as \(String(describing: ends))")
      }
      let all = ends?.joined().map { $0 } ?? []
      cancelled += all.count { $0 == .cancelled }
      woken += all.count { $0 != .cancelled }
    }
    #expect(cancelled > 0 && woken > 0, "seed \(seed): \(cancelled) cancelled, \(woken) woken")
  }
}
