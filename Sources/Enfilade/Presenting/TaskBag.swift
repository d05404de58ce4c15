import Synchronization

/// The work of one presenter that is on its way; dropping the bag cancels all of it.
final class TaskBag: Sendable {
  /// Begins the work of a number.
  typealias Begin = @MainActor (Int) -> (Task<Void, Never>, TaskDelay?)

  private let state = Mutex(State())
  private let tracer: Tracer?

  init(tracer: Tracer?) {
    self.tracer = tracer
  }

  deinit {
    for task in state.withLock({ $0.tasks }) { task.cancel() }
  }

  /// Starts work under a number of its own, with which it takes itself out at its end, or has it wait its turn.
  ///
  /// The end is reported on the main actor, where this is called too, so it cannot come first.
  @MainActor
  func start(_ id: TaskID?, _ policy: TaskPolicy, _ life: TaskLife, _ begin: @escaping Begin) {
    if let id {
      switch policy {
      case .restart: cancel(id)
      case .keep where isRunning(id):
        tracer?.note(.taskNotBegun(id))
        return
      case .keep, .queue: break
      }
    }
    let number = state.withLock { $0.add(Entry(id: id, life: life, begin: begin)) }
    let waits = policy == .queue && id.map { id in state.withLock { !$0.isFirst(number, of: id) } } ?? false
    if !waits { self.begin(number) }
  }

  /// Takes out work that has ended.
  /// - Returns: Whether its result may be delivered: it was there, and nobody had cancelled it.
  @MainActor
  func end(_ number: Int) -> Bool {
    let (entry, waiting) = state.withLock { ($0.remove(number), $0.takeWaiters()) }
    // Who waits is on the main actor too, and goes on when the result has been delivered.
    for continuation in waiting { continuation.resume() }
    guard let entry else { return false }
    if let tracer, let started = entry.started {
      tracer.note(.taskFinished(entry.id, after: tracer.elapsed() - started))
    }
    return !entry.isCancelled
  }

  /// Begins what waits for its turn under an id, if its turn has come.
  @MainActor
  func beginNext(_ id: TaskID?) {
    if let id, let number = state.withLock({ $0.next(of: id) }) { begin(number) }
  }

  /// Cancels the work of a life. What has begun stays in the bag until it has ended.
  @MainActor
  func cancel(_ life: TaskLife) {
    tell(state.withLock { $0.cancel(life) })
  }

  /// Cancels the work of an id. What has begun stays in the bag until it has ended.
  @MainActor
  func cancel(_ id: TaskID) {
    tell(state.withLock { $0.cancel(id) })
  }

  func isRunning(_ id: TaskID) -> Bool {
    state.withLock { $0.isRunning(id) }
  }

  /// Waits until all work has ended that will end without a clock being moved, or the waiting task is cancelled.
  @MainActor
  func ended() async {
    // A result that is delivered may start the next piece of work.
    while !Task.isCancelled, isUnsettled {
      let number = state.withLock { $0.nextNumber() }
      await withTaskCancellationHandler {
        await withCheckedContinuation { continuation in
          let waits = state.withLock { $0.wait(continuation, as: number) }
          if !waits { continuation.resume() }
        }
      } onCancel: {
        state.withLock { $0.waiting.removeValue(forKey: number) }?.resume()
      }
    }
  }

  /// The clocks are asked outside the lock, since they may be anybody's.
  private var isUnsettled: Bool {
    state.withLock { $0.delaysThatDecide }?.contains(where: \.isOver) ?? true
  }

  @MainActor
  private func begin(_ number: Int) {
    guard let (id, begin) = state.withLock({ $0.takeBegin(number) }) else { return }
    tracer?.note(.taskStarted(id))
    let started = tracer?.elapsed()
    let (task, delay) = begin(number)
    // Whoever heard of the start may have cancelled it before there was a task to cancel.
    let isCancelled = state.withLock { $0.began(number, task, delay, at: started) }
    if isCancelled { task.cancel() }
  }

  /// Tells work that it was cancelled; outside the lock, since that runs the handlers of whoever listens.
  @MainActor
  private func tell(_ cancelled: [Entry]) {
    for entry in cancelled {
      tracer?.note(entry.hasBegun ? .taskCancelled(entry.id) : .taskNotBegun(entry.id))
      entry.task?.cancel()
    }
    for id in Set(cancelled.compactMap(\.id)) { beginNext(id) }
  }
}
