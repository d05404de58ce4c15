import Foundation

/// The screen of a ``NotifyingCounter``.
@MainActor
final class NotifiedScreen {
  private let center = NotificationCenter()
  let counter: NotifyingCounter
  private var observation: (any NSObjectProtocol)?
  private(set) var rendered = 0
  private(set) var shown = 0

  init() {
    counter = NotifyingCounter(center: center)
  }

  /// Observes without a queue, so the block is called where the notification is posted: on the main actor.
  func appear() {
    observation = center.addObserver(forName: .countDidChange, object: counter, queue: nil) {
      [weak self] notification in
      guard let count = notification.userInfo?[NotifyingCounter.countKey] as? Int else { return }
      MainActor.assumeIsolated { self?.show(count) }
    }
  }

  func disappear() {
    if let observation { center.removeObserver(observation) }
    observation = nil
  }

  /// Rendering leaves the program, so it is not inlined.
  @inline(never)
  private func show(_ count: Int) {
    rendered &+= 1
    shown = count
  }
}
