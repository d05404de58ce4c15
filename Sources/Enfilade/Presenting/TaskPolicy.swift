/// What becomes of work that is started under an id while other work of that id is on its way.
///
/// Work that has been cancelled is no longer in anybody's way, even if it is slow to end. Where one id is used
/// with two policies, that of the newer work counts.
public enum TaskPolicy: Sendable, Hashable {
  /// The new work cancels the old.
  case restart

  /// The old work goes on, and the new is not begun.
  case keep

  /// The new work begins once the old has ended.
  case queue
}
