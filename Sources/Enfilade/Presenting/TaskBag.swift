import Synchronization

/// The work of one presenter that is on its way; dropping the bag cancels all of it.
final class TaskBag: Sendable {
  private struct Entry {
    let life: TaskLife
    let task: Task<Void, Never>
    var isCancelled = false
  }

  private struct Entries {
    var next = 0
    var byNumber: [Int: Entry] = [:]
  }

  private let entries = Mutex(Entries())

  init() {}

  deinit {
    for task in entries.withLock({ $0.byNumber.values.map(\.task) }) { task.cancel() }
  }

  /// Some task that has not ended, a cancelled one too.
  var anyTask: Task<Void, Never>? {
    entries.withLock { $0.byNumber.first?.value.task }
  }

  /// Starts a task under a number of its own, with which it takes itself out at its end.
  ///
  /// The end is reported on the main actor, where this is called too, so it cannot come first.
  @MainActor
  func start(_ life: TaskLife, _ makeTask: (Int) -> Task<Void, Never>) {
    let number = entries.withLock { entries in
      entries.next += 1
      return entries.next
    }
    let task = makeTask(number)
    entries.withLock { $0.byNumber[number] = Entry(life: life, task: task) }
  }

  /// Takes out a task that has ended.
  /// - Returns: Whether its result may be delivered: it was there, and nobody had cancelled it.
  @MainActor
  func end(_ number: Int) -> Bool {
    let entry = entries.withLock { $0.byNumber.removeValue(forKey: number) }
    return entry.map { !$0.isCancelled } ?? false
  }

  /// Cancels each task of a life. The tasks stay in the bag until they have ended.
  func cancel(_ life: TaskLife) {
    let tasks = entries.withLock { entries in
      var tasks: [Task<Void, Never>] = []
      for (number, entry) in entries.byNumber where entry.life == life && !entry.isCancelled {
        entries.byNumber[number]?.isCancelled = true
        tasks.append(entry.task)
      }
      return tasks
    }
    // Outside the lock: cancelling runs the handlers of whoever listens.
    for task in tasks { task.cancel() }
  }
}
