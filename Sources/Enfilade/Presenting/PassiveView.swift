/// A view that only does what it is told, one command at a time.
///
/// Give each screen a name for its constraint, and its presenter drives every view that fits, a double
/// included:
///
///     typealias CacheView = PassiveView<CacheCommand>
///
///     final class CachePresenter<V: CacheView>: Presenter { … }
@MainActor
public protocol PassiveView<Command>: AnyObject {
  /// What the view can be told, usually an enum.
  associatedtype Command

  /// Shows what the command says.
  func perform(_ command: Command)
}
