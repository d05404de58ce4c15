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

  func viewAttached() {
    notes.append("attached")
    onAttach?(self)
  }

  func viewDetached() {
    notes.append("detached")
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
    var next = 0
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

  /// Waits until the latch is open, whether or not the task is cancelled.
  func wait() async {
    await withCheckedContinuation { continuation in
      let isOpen = state.withLock { state in
        if !state.isOpen {
          state.waiting[state.next] = continuation
          state.next += 1
        }
        return state.isOpen
      }
      if isOpen { continuation.resume() }
    }
  }

  /// Waits until the latch is open or the task is cancelled.
  func waitOrCancel() async throws(CancellationError) {
    await withTaskCancellationHandler {
      await wait()
    } onCancel: {
      open()
    }
    if Task.isCancelled { throw CancellationError() }
  }
}

/// Some error of a known type.
nonisolated struct Refusal: Error, Equatable {
  let why: String
}
