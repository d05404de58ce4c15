/// A command that knows what becomes of it while no view is attached.
///
/// Write ``delivery`` as a `switch` without a `default`, and a command that is added later does not compile
/// until somebody has thought of that:
///
///     enum CacheCommand: ViewCommand {
///       case show(Content)
///       case flash
///
///       var delivery: Delivery {
///         switch self {
///         case .show: .latest("content")
///         case .flash: .ifAttached
///         }
///       }
///     }
public protocol ViewCommand {
  /// What becomes of this command while no view is attached, and for views that come later.
  var delivery: Delivery { get }
}
