extension Presenter {
  /// Binds a view to this presenter until the returned attachment is dropped.
  ///
  /// A view that was attached before is detached first, also when it is the same view. The last thing
  /// that happens is a call of ``viewAttached()``.
  ///
  ///     final class CacheScreen: PassiveView {
  ///       private let presenter: CachePresenter<CacheScreen>
  ///       private var attachment: ViewAttachment?
  ///
  ///       func appear() { attachment = presenter.attach(self) }
  ///       func disappear() { _ = attachment.take() }
  ///     }
  ///
  /// - Parameter view: The view, held weakly.
  /// - Returns: What keeps the view attached, and the presenter alive. It is the view that stores it, so that
  ///   both go together; of a view that goes while somebody else still holds its attachment, the presenter
  ///   hears only when there is something to deliver.
  public func attach(_ view: View) -> ViewAttachment {
    link.attach(view, to: self)
  }
}
