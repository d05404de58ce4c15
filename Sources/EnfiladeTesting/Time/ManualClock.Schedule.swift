extension ManualClock {
  /// What time it is, and who sleeps until when.
  struct Schedule {
    enum Ending {
      case due
      case cancelled
    }

    struct Sleeper {
      /// Counts up with each sleep, so it also tells who came first.
      let number: Int
      let deadline: Instant
      let continuation: CheckedContinuation<Ending, Never>
    }

    private(set) var now: Instant
    private var lastNumber = 0
    private var sleepers: [Int: Sleeper] = [:]

    init(now: Instant) {
      self.now = now
    }

    var count: Int { sleepers.count }

    mutating func nextNumber() -> Int {
      lastNumber += 1
      return lastNumber
    }

    mutating func add(_ sleeper: Sleeper) {
      sleepers[sleeper.number] = sleeper
    }

    mutating func remove(_ number: Int) -> Sleeper? {
      sleepers.removeValue(forKey: number)
    }

    /// Moves the time, never back.
    /// - Returns: Those who are due, taken out, in the order in which they wake.
    mutating func advance(to instant: Instant) -> [Sleeper] {
      now = max(now, instant)
      let due = sleepers.values.filter { $0.deadline <= now }
      for sleeper in due { sleepers[sleeper.number] = nil }
      return due.sorted { ($0.deadline, $0.number) < ($1.deadline, $1.number) }
    }
  }
}
