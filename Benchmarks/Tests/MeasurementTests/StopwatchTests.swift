import Measurement
import Synchronization
import Testing

@Suite struct StopwatchTests {
  @Test("It times what happens between two readings")
  func time() async {
    let clock = SimulatedClock()
    #expect(await clock.stopwatch().time { clock.advance(by: .milliseconds(3)) } == .milliseconds(3))
  }

  @Test("A clock that stands still is believed about its resolution")
  func stated() {
    #expect(SimulatedClock().stopwatch(resolution: .microseconds(7)).resolution == .microseconds(7))
  }

  @Test("A clock that moves in larger steps than it says is not believed")
  func observed() {
    let readings = Mutex(0)
    let stopwatch = Stopwatch(resolution: .nanoseconds(1)) {
      readings.withLock { count in
        count += 1
        return .microseconds(count / 10)
      }
    }
    #expect(stopwatch.resolution == .microseconds(1))
  }

  @Test("What the work throws comes through")
  func failure() async {
    await #expect(throws: CancellationError.self) {
      try await SimulatedClock().stopwatch().time { throw CancellationError() }
    }
  }
}
