import Dispatch
import Foundation
import Synchronization

/// Ends a child process that no longer gets on, so that a test can see that it was stuck.
final class Watchdog: Sendable {
  /// What a stuck process exits with.
  static let stuck: Int32 = 42

  private let steps = Atomic<Int>(0)
  private let seen = Atomic<Int>(0)
  // A dispatch source may be used on any thread.
  private nonisolated(unsafe) let timer: any DispatchSourceTimer

  /// - Parameter seconds: How long a step may take.
  init(seconds: Int) {
    timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "watchdog"))
    timer.schedule(deadline: .now() + .seconds(seconds), repeating: .seconds(seconds))
    timer.setEventHandler { [weak self] in self?.look() }
    timer.activate()
  }

  deinit { timer.cancel() }

  private func look() {
    let now = steps.load(ordering: .relaxed)
    if seen.exchange(now, ordering: .relaxed) == now { exit(Self.stuck) }
  }

  func step() {
    steps.add(1, ordering: .relaxed)
  }
}

/// How many descriptors this process has open.
func openDescriptors() -> Int {
  let listing = (try? FileManager.default.contentsOfDirectory(atPath: "/dev/fd")) ?? []
  // One of them was the listing's own.
  return listing.count - 1
}
