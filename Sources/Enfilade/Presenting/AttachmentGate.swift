import Synchronization

/// Whether commands may pass to the attached view. It opens on the main actor and closes on any thread.
final class AttachmentGate: Sendable {
  /// The generation of the attachment that is open, or 0.
  private let open = Atomic<Int>(0)

  /// The memory order is acquire and release, so that who sees the gate closed also sees what the closing
  /// thread did before.
  var isOpen: Bool {
    open.load(ordering: .acquiring) != 0
  }

  init() {}

  func open(_ generation: Int) {
    open.store(generation, ordering: .releasing)
  }

  /// Closes the gate if it is this generation that stands open.
  /// - Returns: Whether it was.
  @discardableResult
  func close(_ generation: Int) -> Bool {
    open.compareExchange(expected: generation, desired: 0, ordering: .acquiringAndReleasing).exchanged
  }
}
