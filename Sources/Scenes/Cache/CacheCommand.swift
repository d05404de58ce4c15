public import Enfilade
public import EnfiladeHTTP

/// What the presenter tells the cache screen.
public enum CacheCommand: ViewCommand, Sendable, Equatable {
  /// Show this, in place of what is shown.
  case show(Loadable<CacheModel, HTTPError>)

  /// A view that comes later is shown the last state.
  public var delivery: Delivery {
    switch self {
    case .show: .latest("content")
    }
  }
}

/// What fits as the view of a ``CachePresenter``.
public typealias CacheView = PassiveView<CacheCommand>
