import Dispatch
import Testing

@testable import EnfiladeHTTP

/// One timer for many alarms.
struct AlarmListTests {
  @Test func `What is centuries away does not ring now`() {
    // Dispatch takes this for a time on the wall clock, and for one that has passed.
    #expect(AlarmList.time(18_000_000_000_000_000_000) == .distantFuture)
    #expect(AlarmList.time(.max) == .distantFuture)
    #expect(AlarmList.time(1_000) == DispatchTime(uptimeNanoseconds: 1_000))
  }
}
