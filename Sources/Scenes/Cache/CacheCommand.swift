public import Enfilade
public import EnfiladeHTTP

/// What the presenter tells the cache screen.
public enum CacheCommand: Sendable, Equatable {
  /// Show this, in place of what is shown.
  case show(Loadable<CacheModel, HTTPError>)
}

/// What fits as the view of a ``CachePresenter``.
public typealias CacheView = PassiveView<CacheCommand>
