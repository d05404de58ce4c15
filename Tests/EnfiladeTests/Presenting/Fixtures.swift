import Enfilade
import Synchronization

/// A view that writes down what it is told, and keeps its attachment as a real one does.
@MainActor
final class NotedView: PassiveView {
  private(set) var notes: [String] = []
  var attachment: ViewAttachment?
  var onPerform: (() -> Void)?

  nonisolated init() {}

  func perform(_ command: String) {
    notes.append(command)
    onPerform?()
  }
}

/// A presenter that writes down what happens to it.
final class NotedPresenter<V: PassiveView<String>>: Presenter {
  let link = ViewLink<V>()
  private(set) var notes: [String] = []
  var onAttach: ((NotedPresenter) -> Void)?
  var onDetach: (() -> Void)?

  func viewAttached() {
    notes.append("attached")
    onAttach?(self)
  }

  func viewDetached() {
    notes.append("detached")
    onDetach?()
  }

  func handle(_ event: String, on view: V) {
    view.perform("echo \(event)")
  }

  func note(_ text: String) {
    notes.append(text)
  }

  func tell(_ command: String) {
    link.withView { $0.perform(command) }
  }
}

/// An event that happens once: work waits for it, a test lets it happen.
nonisolated final class Latch: Sendable {
  private struct State {
    var isOpen = false
    var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
    var lastNumber = 0
  }

  private let state = Mutex(State())

  func open() {
    let waiting = state.withLock { state in
      state.isOpen = true
      defer { state.waiting = [:] }
      return state.waiting.values
    }
    for continuation in waiting { continuation.resume() }
  }

  /// Waits until the latch is open or the task is cancelled; a time limit ends it, too.
  func wait() async {
    let number = nextNumber()
    await withTaskCancellationHandler {
      await wait(as: number, unless: { Task.isCancelled })
    } onCancel: {
      state.withLock { $0.waiting.removeValue(forKey: number) }?.resume()
    }
  }

  /// Waits until the latch is open; throws when the task is cancelled before.
  func waitOrThrow() async throws(CancellationError) {
    await wait()
    if Task.isCancelled { throw CancellationError() }
  }

  /// Waits until the latch is open, as work does that takes no notice of being cancelled.
  func waitStubbornly() async {
    await wait(as: nextNumber(), unless: { false })
  }

  private func nextNumber() -> Int {
    state.withLock { state in
      state.lastNumber += 1
      return state.lastNumber
    }
  }

  private func wait(as number: Int, unless isOver: @Sendable () -> Bool) async {
    await withCheckedContinuation { continuation in
      let waits = state.withLock { state in
        guard !state.isOpen, !isOver() else { return false }
        state.waiting[number] = continuation
        return true
      }
      if !waits { continuation.resume() }
    }
  }
}

/// Tells when it is freed.
nonisolated final class Token: Sendable {
  let freed = Latch()

  deinit { freed.open() }
}

/// Some error of a known type.
nonisolated struct Refusal: Error, Equatable {
  let why: String
}
