import Testing

@testable import EnfiladeHTTP

struct ReconnectionTests {
  @Test(
    arguments: [
      (nil, 0, 3), (nil, 1, 3), (nil, 2, 6), (nil, 3, 12), (nil, 5, 48), (nil, 6, 60), (nil, .max, 60),
      (.zero, 1, 1), (.zero, 2, 2), (.seconds(90), 1, 90), (.seconds(90), 9, 90),
      (.milliseconds(Int.max), 0, 86_400), (.milliseconds(Int.max), 99, 86_400),
    ] as [(Duration?, Int, Int)])
  func `Failures in a row double the wait, up to the longest`(
    wanted: Duration?, failures: Int, seconds: Int
  ) {
    let delay = ServerSentEvents.Reconnection.standard.delay(wanted: wanted, failures: failures)
    #expect(delay == .seconds(seconds))
  }

  @Test func `A server that asks to be asked at once is asked ten times a second at most`() {
    let reconnection = ServerSentEvents.Reconnection(time: .seconds(-1))
    #expect(reconnection.delay(wanted: .zero, failures: 0) == .milliseconds(100))
    #expect(reconnection.delay(wanted: nil, failures: 0) == .milliseconds(100))
  }

  @Test func `It gives up with the failure that is one too many`() {
    let reconnection = ServerSentEvents.Reconnection(maximumFailures: 2)
    #expect(!reconnection.givesUp(after: 1))
    #expect(reconnection.givesUp(after: 2))
    #expect(!ServerSentEvents.Reconnection.standard.givesUp(after: .max))
  }
}
