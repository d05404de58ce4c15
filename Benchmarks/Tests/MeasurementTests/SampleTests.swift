import Measurement
import Testing

@Suite struct SampleTests {
  private func sample(iterations: Int, elapsed: Duration) throws(MeasurementError) -> Sample {
    try Sample(of: "work", iterations: iterations, elapsed: elapsed, resolution: .nanoseconds(10))
  }

  @Test("A sample is divided by its iterations")
  func division() throws {
    #expect(try sample(iterations: 400, elapsed: .microseconds(1)).nanosecondsPerIteration == 2.5)
  }

  @Test("A hundred steps of the clock are enough, less are refused")
  func short() throws {
    #expect(try sample(iterations: 1, elapsed: .nanoseconds(1000)).elapsed == .nanoseconds(1000))
    let refusal = MeasurementError.tooShort(
      variant: "work", iterations: 1, elapsed: .nanoseconds(999), resolution: .nanoseconds(10))
    #expect(throws: refusal) { try sample(iterations: 1, elapsed: .nanoseconds(999)) }
  }

  @Test("No iterations are refused", arguments: [0, -1])
  func none(iterations: Int) {
    #expect(throws: MeasurementError.noIterations(variant: "work")) {
      try sample(iterations: iterations, elapsed: .seconds(1))
    }
  }

  @Test("A clock that stands still is refused, whatever it says about itself")
  func standstill() {
    #expect(throws: MeasurementError.self) {
      try Sample(of: "work", iterations: 1, elapsed: .zero, resolution: .zero)
    }
  }
}
