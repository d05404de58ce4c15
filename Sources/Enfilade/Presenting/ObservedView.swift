public import Observation

/// A view whose content is a value that can be observed: SwiftUI reads it, and the presenter does not know.
///
///     let view = ObservedView<Loadable<CacheModel, HTTPError>, CacheCommand>(.idle) { content, command in
///       switch command {
///       case .show(let new): content = new
///       }
///     }
///     view.attach(to: presenter)
///     // in a SwiftUI view: Text(view.content.value?.url ?? "")
@MainActor
@Observable
public final class ObservedView<Content, Command>: PassiveView {
  /// What the presenter has told so far, as the closure has it.
  public private(set) var content: Content

  @ObservationIgnored private let update: @MainActor (inout Content, Command) -> Void
  @ObservationIgnored private let attachment = SelfAttachment<ObservedView>()

  /// Makes a view.
  /// - Parameters:
  ///   - content: What is there before the presenter has said anything.
  ///   - update: Changes the content as a command says.
  public init(_ content: Content, update: @escaping @MainActor (inout Content, Command) -> Void) {
    self.content = content
    self.update = update
  }

  /// Changes the content as the command says.
  public func perform(_ command: Command) {
    // On a copy, since the closure may ask this view, or make the presenter tell it more.
    var changed = content
    update(&changed, command)
    content = changed
  }

  /// Attaches itself, keeps the attachment, and ends the one to another presenter.
  /// - Parameter presenter: Who drives this view from now on. It lives at least as long as this is attached.
  public func attach<P: Presenter>(to presenter: P) where P.View == ObservedView {
    attachment.attach(self, to: presenter)
  }

  /// Detaches itself; the presenter has been told by the time this returns.
  public func detach() {
    attachment.detach(self)
  }
}
