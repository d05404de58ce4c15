import Foundation

extension Notification.Name {
  /// A counter has a new count, under ``countKey``.
  static let countDidChange = Notification.Name("countDidChange")
}
