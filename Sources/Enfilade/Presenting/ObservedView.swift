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
  @ObservationIgnored private var attachment: ViewAttachment?

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
    update(&content, command)
  }

  /// Attaches itself, and keeps the attachment.
  /// - Parameter presenter: Who drives this view from now on. It lives at least as long as it is attached.
  public func attach<P: Presenter>(to presenter: P) where P.View == ObservedView {
    attachment = presenter.attach(self)
  }

  /// Lets the attachment go.
  public func detach() {
    _ = attachment.take()
  }
}
