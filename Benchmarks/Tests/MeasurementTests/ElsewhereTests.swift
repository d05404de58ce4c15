import Foundation
import Synchronization
import Testing

@testable import Measurement

/// On the main actor: a thread of Swift's concurrency that waits for another may wait for ever.
@Suite @MainActor struct ElsewhereTests {
  @Test("Work is done away from the main thread, as often as it is told")
  func work() async throws {
    let done = Mutex<[Int]>([])
    let onMain = Mutex(false)
    let variant = Variant.elsewhere("work") { iterations in
      done.withLock { $0.append(iterations) }
      onMain.withLock { $0 = Self.isMainThread }
    }
    try await variant.run(3)
    _ = try await variant.time(5, Stopwatch())
    #expect(done.withLock { $0 } == [3, 5])
    #expect(onMain.withLock { $0 } == false)
  }

  @Test("Only the work is timed")
  func time() async throws {
    let clock = SimulatedClock()
    let variant = Variant.elsewhere("work") { clock.advance(by: .milliseconds(2) * $0) }
    #expect(try await variant.time(3, clock.stopwatch()) == .milliseconds(6))
  }

  @Test("What it throws comes through")
  func failure() async {
    let variant = Variant.elsewhere("work") { _ in throw CancellationError() }
    await #expect(throws: CancellationError.self) { try await variant.run(1) }
  }

  /// Not to be asked in an asynchronous function.
  private nonisolated static var isMainThread: Bool { Thread.isMainThread }
}
