extension TaskBag {
  /// A piece of work: one that has begun has a task, one that waits for its turn has what begins it.
  struct Entry {
    let id: TaskID?
    let life: TaskLife
    var begin: Begin?
    var task: Task<Void, Never>?
    var delay: TaskDelay?
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
    var waiting: [Int: CheckedContinuation<Void, Never>] = [:]

    init() {}

    var tasks: [Task<Void, Never>] { entries.values.compactMap(\.task) }

    /// The delays of what has begun; `nil` for what has none, or is cancelled and so ends by itself.
    var delaysOfBegun: [TaskDelay?] {
      entries.values.filter(\.hasBegun).map { $0.isCancelled ? nil : $0.delay }
    }

    mutating func nextNumber() -> Int {
      lastNumber += 1
      return lastNumber
    }

    mutating func add(_ entry: Entry) -> Int {
      let number = nextNumber()
      entries[number] = entry
      return number
    }

    mutating func remove(_ number: Int) -> Entry? {
      entries.removeValue(forKey: number)
    }

    /// Whether earlier work of the same id is on its way.
    func hasToWait(_ number: Int) -> Bool {
      guard let id = entries[number]?.id else { return false }
      return entries.contains { $0.key < number && $0.value.id == id && !$0.value.isCancelled }
    }

    func isRunning(_ id: TaskID) -> Bool {
      entries.values.contains { $0.id == id && !$0.isCancelled }
    }

    /// What is to begin next of an id, unless other work of it is under way.
    func next(of id: TaskID) -> Int? {
      let live = entries.filter { $0.value.id == id && !$0.value.isCancelled }
      return live.values.contains(where: \.hasBegun) ? nil : live.keys.min()
    }

    mutating func takeBegin(_ number: Int) -> (TaskID?, Begin)? {
      guard let entry = entries[number], let begin = entry.begin else { return nil }
      entries[number]?.begin = nil
      return (entry.id, begin)
    }

    mutating func began(_ number: Int, _ task: Task<Void, Never>, _ delay: TaskDelay?, at started: Duration?)
    {
      entries[number]?.task = task
      entries[number]?.delay = delay
      entries[number]?.started = started
    }

    /// - Returns: What was cancelled. What had not begun is out already.
    mutating func cancel(where isMeant: (Entry) -> Bool) -> [Entry] {
      let numbers = entries.filter { !$0.value.isCancelled && isMeant($0.value) }.keys.sorted()
      return numbers.compactMap { number in
        guard entries[number]?.hasBegun == true else { return entries.removeValue(forKey: number) }
        entries[number]?.isCancelled = true
        return entries[number]
      }
    }

    /// - Returns: Whether the continuation is kept.
    mutating func wait(_ continuation: CheckedContinuation<Void, Never>, as number: Int) -> Bool {
      guard !Task.isCancelled, !entries.isEmpty else { return false }
      waiting[number] = continuation
      return true
    }

    mutating func takeWaiters() -> [CheckedContinuation<Void, Never>] {
      defer { waiting = [:] }
      return Array(waiting.values)
    }
  }
}
