import Synchronization

/// The work of one presenter that is on its way; dropping the bag cancels all of it.
final class TaskBag: Sendable {
  private struct Entry {
    let life: TaskLife
    let task: Task<Void, Never>
    var isCancelled = false
  }

  private struct State {
    var lastNumber = 0
    var entries: [Int: Entry] = [:]
    var waiting: [Int: CheckedContinuation<Void, Never>] = [:]

    mutating func nextNumber() -> Int {
      lastNumber += 1
      return lastNumber
    }
  }

  private let state = Mutex(State())

  init() {}

  deinit {
    for task in state.withLock({ $0.entries.values.map(\.task) }) { task.cancel() }
  }

  /// Starts a task under a number of its own, with which it takes itself out at its end.
  ///
  /// The end is reported on the main actor, where this is called too, so it cannot come first.
  @MainActor
  func start(_ life: TaskLife, _ makeTask: (Int) -> Task<Void, Never>) {
    let number = state.withLock { $0.nextNumber() }
    let task = makeTask(number)
    state.withLock { $0.entries[number] = Entry(life: life, task: task) }
  }

  /// Takes out a task that has ended.
  /// - Returns: Whether its result may be delivered: it was there, and nobody had cancelled it.
  @MainActor
  func end(_ number: Int) -> Bool {
    let (entry, waiting) = state.withLock { state in
      let entry = state.entries.removeValue(forKey: number)
      guard state.entries.isEmpty else { return (entry, [CheckedContinuation<Void, Never>]()) }
      defer { state.waiting = [:] }
      return (entry, Array(state.waiting.values))
    }
    // Who waits is on the main actor too, and goes on when the result has been delivered.
    for continuation in waiting { continuation.resume() }
    return entry.map { !$0.isCancelled } ?? false
  }

  /// Cancels each task of a life. The tasks stay in the bag until they have ended.
  func cancel(_ life: TaskLife) {
    let tasks = state.withLock { state in
      var tasks: [Task<Void, Never>] = []
      for (number, entry) in state.entries where entry.life == life && !entry.isCancelled {
        state.entries[number]?.isCancelled = true
        tasks.append(entry.task)
      }
      return tasks
    }
    // Outside the lock: cancelling runs the handlers of whoever listens.
    for task in tasks { task.cancel() }
  }

  /// Waits until every task has ended, or the waiting task is cancelled.
  @MainActor
  func ended() async {
    // A result that is delivered may start the next piece of work.
    while !Task.isCancelled, state.withLock({ !$0.entries.isEmpty }) {
      let number = state.withLock { $0.nextNumber() }
      await withTaskCancellationHandler {
        await withCheckedContinuation { continuation in
          let waits = state.withLock { state in
            guard !Task.isCancelled, !state.entries.isEmpty else { return false }
            state.waiting[number] = continuation
            return true
          }
          if !waits { continuation.resume() }
        }
      } onCancel: {
        state.withLock { $0.waiting.removeValue(forKey: number) }?.resume()
      }
    }
  }
}
