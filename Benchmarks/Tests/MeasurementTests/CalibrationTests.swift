import Testing

@testable import Measurement

@Suite struct CalibrationTests {
  /// The numbers of iterations that are tried on a body that takes so long each time, and so long besides.
  private func iterations(taking body: Duration, besides: Duration = .zero) -> [Int] {
    var calibration = Calibration(target: .milliseconds(1))
    var tried = [calibration.iterations]
    while !calibration.isSatisfied(by: body * calibration.iterations + besides) {
      tried.append(calibration.iterations)
    }
    return tried
  }

  @Test("A body that is long enough runs once")
  func long() {
    #expect(iterations(taking: .milliseconds(2)) == [1])
  }

  @Test("A short body is run tenfold each time, and in the end a tenth more often than needed")
  func short() {
    #expect(iterations(taking: .microseconds(3)) == [1, 10, 100, 367])
  }

  @Test("What a run costs besides does not keep it from arriving")
  func overhead() {
    let tried = iterations(taking: .nanoseconds(1), besides: .microseconds(999))
    #expect(tried.last.map { $0 >= 1000 } == true)
  }

  @Test("A loop that takes no time is given up")
  func nothing() {
    #expect(iterations(taking: .zero).last == Calibration.mostIterations)
  }

  @Test("A loop that takes the same time however often it runs is given up")
  func constant() {
    #expect(iterations(taking: .zero, besides: .nanoseconds(30)).last == Calibration.mostIterations)
  }
}
