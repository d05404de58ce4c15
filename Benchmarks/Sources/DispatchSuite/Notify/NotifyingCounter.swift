import Foundation

/// A counter that posts a notification for each change.
@MainActor
final class NotifyingCounter {
  nonisolated static let countKey = "count"

  private let center: NotificationCenter
  var count = 0

  init(center: NotificationCenter) {
    self.center = center
  }

  @inline(never)
  func increment() {
    count &+= 1
    center.post(name: .countDidChange, object: self, userInfo: [Self.countKey: count])
  }
}
