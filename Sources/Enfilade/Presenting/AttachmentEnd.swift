import Synchronization

/// What is to be done when an attachment ends, once; until then it keeps the presenter alive.
final class AttachmentEnd: Sendable {
  typealias Action = @MainActor @Sendable () -> Void

  private let action: Mutex<Action?>

  init(_ action: @escaping Action) {
    self.action = Mutex(action)
  }

  func take() -> Action? {
    action.withLock { $0.take() }
  }
}
