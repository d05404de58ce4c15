/// A screen on which events can be fired, and that knows how much it was told.
@MainActor
public protocol CountedScreen: AnyObject {
  /// How many commands it has performed.
  var performed: Int { get }

  /// Fires an event of each kind, as many times.
  func fire(_ times: Int)
}
