extension Presenter {
  /// Binds a view to this presenter until the returned attachment is dropped.
  ///
  /// A view that was attached before is detached first, also when it is the same view. The last thing
  /// that happens is a call of ``viewAttached()``. While this runs, the view does not have its attachment yet:
  /// to detach it from within, use ``ViewLink/detach()``. Of several calls within each other the latest counts.
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
  ///   both go together. Of a view that goes while somebody else still holds its attachment, the presenter
  ///   hears when work of its ends or another view comes.
  public func attach(_ view: View) -> ViewAttachment {
    link.state.attach(view, to: self)
  }
}
