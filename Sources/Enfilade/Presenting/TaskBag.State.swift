extension TaskBag {
  /// A piece of work: one that has begun has a task, one that waits for its turn has what begins it.
  struct Entry {
    let id: TaskID?
    let life: TaskLife
    var begin: Begin?
    var task: Task<Void, Never>?
    /// When it began, where somebody measures that.
    var started: Duration?
    var isCancelled = false

    init(id: TaskID?, life: TaskLife, begin: @escaping Begin) {
      self.id = id
      self.life = life
      self.begin = begin
    }

    var hasBegun: Bool { begin == nil }
  }

  /// What is on its way, by numbers that rise.
  struct State {
    private var lastNumber = 0
    private var entries: [Int: Entry] = [:]
    /// The numbers of what is not cancelled, by their ids, in order.
    private var live: [TaskID: [Int]] = [:]
    /// Those that have begun and wait for their delay, or did.
    private var delayed: [Int: TaskDelay] = [:]
    /// How many have begun and are not among the delayed.
    private var running = 0
    var waiting: [Int: CheckedContinuation<Void, Never>] = [:]

    init() {}

    var tasks: [Task<Void, Never>] { entries.values.compactMap(\.task) }

    /// The delays that decide whether all is settled; `nil` when something runs in any case.
    var delaysThatDecide: [TaskDelay]? { running > 0 ? nil : Array(delayed.values) }

    mutating func nextNumber() -> Int {
      lastNumber += 1
      return lastNumber
    }

    mutating func add(_ entry: Entry) -> Int {
      let number = nextNumber()
      entries[number] = entry
      if let id = entry.id { live[id, default: []].append(number) }
      return number
    }

    mutating func remove(_ number: Int) -> Entry? {
      guard let entry = entries.removeValue(forKey: number) else { return nil }
      if !entry.isCancelled { bury(number, entry.id) }
      if entry.hasBegun, delayed.removeValue(forKey: number) == nil { running -= 1 }
      return entry
    }

    func isFirst(_ number: Int, of id: TaskID) -> Bool { live[id]?.first == number }

    func isRunning(_ id: TaskID) -> Bool { live[id] != nil }

    /// What is to begin next of an id, unless other work of it is under way.
    func next(of id: TaskID) -> Int? {
      guard let first = live[id]?.first, entries[first]?.hasBegun == false else { return nil }
      return first
    }

    mutating func takeBegin(_ number: Int) -> (TaskID?, Begin)? {
      guard let entry = entries[number], let begin = entry.begin else { return nil }
      entries[number]?.begin = nil
      running += 1
      return (entry.id, begin)
    }

    /// - Returns: Whether it was cancelled meanwhile.
    mutating func began(
      _ number: Int, _ task: Task<Void, Never>, _ delay: TaskDelay?, at started: Duration?
    ) -> Bool {
      entries[number]?.task = task
      entries[number]?.started = started
      guard entries[number]?.isCancelled == false else { return true }
      if let delay {
        delayed[number] = delay
        running -= 1
      }
      return false
    }

    /// - Returns: What was cancelled. What had not begun is out already.
    mutating func cancel(_ life: TaskLife) -> [Entry] {
      cancel(entries.filter { !$0.value.isCancelled && $0.value.life == life }.keys.sorted())
    }

    /// - Returns: What was cancelled. What had not begun is out already.
    mutating func cancel(_ id: TaskID) -> [Entry] {
      cancel(live[id] ?? [])
    }

    private mutating func cancel(_ numbers: [Int]) -> [Entry] {
      numbers.compactMap { number in
        guard entries[number]?.hasBegun == true else { return remove(number) }
        entries[number]?.isCancelled = true
        bury(number, entries[number]?.id)
        // Its sleep ends by being cancelled.
        if delayed.removeValue(forKey: number) != nil { running += 1 }
        return entries[number]
      }
    }

    private mutating func bury(_ number: Int, _ id: TaskID?) {
      guard let id, let index = live[id]?.firstIndex(of: number) else { return }
      live[id]?.remove(at: index)
      if live[id]?.isEmpty == true { live[id] = nil }
    }

    /// - Returns: Whether the continuation is kept.
    mutating func wait(_ continuation: CheckedContinuation<Void, Never>, as number: Int) -> Bool {
      guard !Task.isCancelled, !entries.isEmpty else { return false }
      waiting[number] = continuation
      return true
    }

    /// Those who wait for all to settle; nobody needs to look while something still runs.
    mutating func takeWaiters() -> [CheckedContinuation<Void, Never>] {
      guard running == 0 else { return [] }
      defer { waiting = [:] }
      return Array(waiting.values)
    }
  }
}
