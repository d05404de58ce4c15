/// What a link holds back for its views; ``CommandOutbox`` is the one kind there is.
///
/// A ``ViewLink`` serves views that take no commands too, so it cannot name the type of the commands.
@MainActor
@usableFromInline
class Outbox<View: AnyObject> {
  @usableFromInline nonisolated init() {}

  /// A view was attached.
  @usableFromInline func attached(to link: LinkState<View>) {}

  /// The view is attached no more.
  @usableFromInline func detached() {}
}
