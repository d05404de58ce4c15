import Enfilade

/// What happens to a presenter's work in a random run, decided beforehand so that two can play it.
enum TaskStep {
  case start(number: Int, TaskPlan)
  case advance(seconds: Int)
  /// Lets the work of a number end.
  case finish(number: Int)
  case cancel(TaskID)
  /// The view is detached, and attached again.
  case detach
  /// The view lets its attachment go, of which the main actor hears later.
  case letGo
}

struct TaskPlan {
  /// How the work behaves once it has begun.
  enum Work {
    case immediate
    /// Ends when it is told to, or when it is cancelled.
    case obedient
    /// Ends when it is told to, and not before.
    case stubborn
  }

  let id: TaskID?
  let policy: TaskPolicy
  let life: TaskLife
  /// In seconds.
  let delay: Int
  let work: Work

  init(using generator: inout some RandomNumberGenerator) {
    id = [nil, "a", "b"].randomElement(using: &generator) ?? nil
    policy = [.restart, .keep, .queue].randomElement(using: &generator) ?? .restart
    life = Bool.random(using: &generator) ? .untilDetach : .surviving
    delay = Bool.random(using: &generator) ? 0 : Int.random(in: 1...5, using: &generator)
    work = [.immediate, .immediate, .obedient, .stubborn].randomElement(using: &generator) ?? .immediate
  }
}

extension TaskStep {
  static func script(using generator: inout some RandomNumberGenerator) -> [TaskStep] {
    var started = 0
    return (0..<Int.random(in: 5...25, using: &generator)).map { _ in
      switch Int.random(in: 0..<12, using: &generator) {
      case 0..<5:
        started += 1
        return .start(number: started - 1, TaskPlan(using: &generator))
      case 5, 6, 7: return .advance(seconds: Int.random(in: 1...4, using: &generator))
      case 8 where started > 0, 9 where started > 0:
        return .finish(number: Int.random(in: 0..<started, using: &generator))
      case 10: return .cancel(Bool.random(using: &generator) ? "a" : "b")
      default: return Bool.random(using: &generator) ? .detach : .letGo
      }
    }
  }
}

/// The rules of tasks, written down from the documentation, in one thread and with a number for a clock.
struct TaskModel {
  private enum Phase {
    case queued
    case delayed(until: Int)
    case working
    case over
  }

  private struct Run {
    let plan: TaskPlan
    var phase = Phase.queued
    var isCancelled = false
    var mayEnd = false

    var isLive: Bool {
      if case .over = phase { false } else { !isCancelled }
    }

    var isOver: Bool {
      if case .over = phase { true } else { false }
    }

    var isQueued: Bool {
      if case .queued = phase { true } else { false }
    }
  }

  private var runs: [Int: Run] = [:]
  private var now = 0
  private var isAttached = true
  /// What was delivered in the last step.
  private(set) var delivered: Set<Int> = []

  /// The numbers of what has ended, in whatever way.
  var over: Set<Int> { Set(runs.filter { $0.value.isOver }.keys) }

  func isRunning(_ id: TaskID) -> Bool { !live(id).isEmpty }

  /// Whether settling must return without anything being told to end.
  var isSettled: Bool {
    runs.values.allSatisfy { run in
      switch run.phase {
      case .working: false
      case .queued, .delayed, .over: true
      }
    }
  }

  mutating func play(_ step: TaskStep) {
    delivered = []
    switch step {
    case .start(let number, let plan):
      let earlier = plan.id.map(live) ?? []
      if plan.policy == .restart { for other in earlier { cancel(other) } }
      runs[number] = Run(plan: plan)
      if plan.policy == .keep, !earlier.isEmpty {
        runs[number]?.phase = .over
      } else if plan.policy != .queue || earlier.isEmpty {
        begin(number)
      }
    case .advance(let seconds):
      now += seconds
      for number in runs.keys.sorted() {
        if case .delayed(let end)? = runs[number]?.phase, end <= now { work(number) }
      }
    case .finish(let number):
      runs[number]?.mayEnd = true
      if case .working? = runs[number]?.phase { end(number) }
    case .cancel(let id):
      let meant = live(id)
      for number in meant { cancel(number) }
    case .detach, .letGo:
      // What began while no view was attached is for the next detach to end.
      let wasAttached = isAttached
      isAttached = if case .detach = step { true } else { false }
      guard wasAttached else { return }
      let meant = runs.filter { $0.value.isLive && $0.value.plan.life == .untilDetach }.keys.sorted()
      for number in meant { cancel(number) }
      for id in Set(meant.compactMap { runs[$0]?.plan.id }) { beginNext(id) }
    }
  }

  private func live(_ id: TaskID) -> [Int] {
    runs.filter { $0.value.plan.id == id && $0.value.isLive }.keys.sorted()
  }

  private mutating func begin(_ number: Int) {
    let delay = runs[number]?.plan.delay ?? 0
    if delay > 0 { runs[number]?.phase = .delayed(until: now + delay) } else { work(number) }
  }

  private mutating func work(_ number: Int) {
    runs[number]?.phase = .working
    if runs[number]?.plan.work == .immediate || runs[number]?.mayEnd == true { end(number) }
  }

  private mutating func end(_ number: Int) {
    guard let run = runs[number] else { return }
    if !run.isCancelled { delivered.insert(number) }
    runs[number]?.phase = .over
    if let id = run.plan.id { beginNext(id) }
  }

  private mutating func cancel(_ number: Int) {
    guard let run = runs[number] else { return }
    runs[number]?.isCancelled = true
    if case .working = run.phase, run.plan.work == .stubborn { return }
    runs[number]?.phase = .over
  }

  private mutating func beginNext(_ id: TaskID) {
    let live = live(id)
    guard let first = live.first, live.allSatisfy({ runs[$0]?.isQueued == true }) else { return }
    begin(first)
  }
}
