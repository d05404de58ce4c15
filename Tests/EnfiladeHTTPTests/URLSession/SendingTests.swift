import EnfiladeTesting
import Foundation
import Testing

@testable import EnfiladeHTTP

/// What a call keeps of time.
@Suite(.timeLimit(.minutes(5)))
struct SendingTests {
  private func sending(
    _ clock: some Clock<Duration>, _ limits: HTTPTimeLimits = HTTPTimeLimits()
  ) throws -> Sending {
    let request = try HTTPRequest(.get, "http://127.0.0.1:1/")
    return Sending(request, limits: limits, clock: clock, transport: Transport(.init()))
  }

  @Test func `A limit holds for the next request, though its alarm rang between the two`() async throws {
    let clock = ReadCountingClock()
    let sending = try sending(clock, HTTPTimeLimits(firstByte: .seconds(10)))
    #expect(sending.open())
    sending.noteStart(queued: false)
    await clock.manual.sleeping(1)
    // A redirect; the next request waits for its turn.
    sending.noteHead()
    sending.disown()
    clock.manual.advance(by: .seconds(10))
    // At the beginning, at the start, for the alarm, at the head, and as it rings.
    await clock.reads(atLeast: 5)
    let (stops, stop) = AsyncStream<HTTPError.Reason>.makeStream()
    #expect(sending.adopt { stop.yield($0) } == nil)
    sending.noteStart(queued: true)
    await clock.manual.sleeping(1)
    clock.manual.advance(by: .seconds(10))
    #expect(await stops.first { _ in true } == .timedOut(limit: .firstByte, after: .seconds(10)))
  }

  @Test func `A turn that comes before the wait for it is noted was not waited for`() throws {
    let clock = ManualClock()
    let sending = try sending(clock)
    clock.advance(by: .seconds(1))
    sending.noteStart(queued: true)
    sending.noteQueued()
    sending.noteStart(queued: false)
    #expect(sending.metrics.queued == .zero)
    // The next wait counts.
    sending.noteQueued()
    clock.advance(by: .seconds(2))
    sending.noteStart(queued: true)
    #expect(sending.metrics.queued == .seconds(2))
  }
}
