import EnfiladeTesting
import Synchronization

/// Tasks that sleep on one clock while others move it, cancel some of them, and wait for sleepers.
struct ClockRace: Sendable {
  enum End: Equatable {
    case woken(at: Duration)
    case cancelled
    case failed
  }

  private let deadlines: [Duration]
  private let cancelled: [Int]
  private let steps: [Duration]
  private let watched: [Int]
  /// Whether all are asleep before anything else happens; otherwise they race from the start.
  private let beginsAsleep: Bool

  init(using random: inout SeededGenerator) {
    let count = Int.random(in: 1...6, using: &random)
    deadlines = (0..<count).map { _ in .seconds(Int.random(in: 0...5, using: &random)) }
    cancelled = (0..<count).filter { _ in Bool.random(using: &random) }.shuffled(using: &random)
    steps = (0..<3).map { _ in .seconds(Int.random(in: -1...3, using: &random)) }
    watched = (0..<2).map { _ in Int.random(in: 0...(count + 1), using: &random) }
    beginsAsleep = Bool.random(using: &random)
  }

  /// Runs the race.
  /// - Returns: How each sleep ended, how often; or `nil` when a task still sleeps.
  func run() async throws -> [[End]]? {
    let clock = ManualClock()
    let ends = Ends(count: deadlines.count)
    let tasks = deadlines.enumerated().map { index, deadline in
      Task { @concurrent in
        let end: End
        do {
          try await clock.sleep(until: ManualClock.Instant(offset: deadline))
          end = .woken(at: clock.now.offset)
        } catch {
          end = error is CancellationError ? .cancelled : .failed
        }
        ends.append(end, of: index)
      }
    }
    let watchers = watched.map { count in Task { @concurrent in await clock.sleeping(count) } }
    if beginsAsleep { await clock.sleeping(deadlines.count(where: { $0 > .zero })) }

    await withTaskGroup { group in
      group.addTask { @concurrent in for step in steps { clock.advance(by: step) } }
      group.addTask { @concurrent in for step in steps.reversed() { clock.advance(by: step) } }
      group.addTask { @concurrent in for index in cancelled { tasks[index].cancel() } }
      group.addTask { @concurrent in for watcher in watchers { watcher.cancel() } }
    }
    clock.advance(to: ManualClock.Instant(offset: .seconds(5)))
    for task in tasks { try await task.ended() }
    for watcher in watchers { try await watcher.ended() }
    return clock.sleepers == 0 ? ends.all : nil
  }

  /// Whether each sleep ended once, cancelled only if it was to be, and not too early.
  func isSound(_ ends: [[End]]?) -> Bool {
    guard let ends, ends.count == deadlines.count else { return false }
    return ends.enumerated().allSatisfy { index, ends in
      guard ends.count == 1 else { return false }
      return switch ends[0] {
      case .cancelled: cancelled.contains(index)
      case .woken(let time): time >= deadlines[index]
      case .failed: false
      }
    }
  }

  private final class Ends: Sendable {
    private let ends: Mutex<[[End]]>

    init(count: Int) {
      ends = Mutex(Array(repeating: [], count: count))
    }

    var all: [[End]] { ends.withLock { $0 } }

    func append(_ end: End, of index: Int) {
      ends.withLock { $0[index].append(end) }
    }
  }
}
