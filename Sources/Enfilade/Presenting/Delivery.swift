/// What becomes of a command when no view is attached, and for views that come later.
///
/// Whatever its delivery, the attached view sees each command, in the order in which they were sent, unless it
/// is detached while some still wait.
public enum Delivery: Sendable, Hashable {
  /// Only the attached view sees it; with none, it is dropped. For what is of no use later, such as a row that
  /// flashes.
  case ifAttached

  /// One view sees it, once: the attached one, or the next. For what must neither be lost nor repeated, such
  /// as a message or a way to another screen.
  case once

  /// Each view sees the last one of its slot. For what a screen shows at some place.
  case latest(Slot)

  /// Each view sees all of them. They add up until a ``reset``.
  case every

  /// Each view sees it, and none of the ``latest(_:)``, ``every`` and ``reset`` before it. For the start over.
  /// What waits to be seen ``once`` still waits.
  case reset

  /// The place on the screen that a ``latest(_:)`` command fills.
  ///
  /// A literal is a slot: `.latest("content")`.
  public struct Slot: Sendable, Hashable, ExpressibleByStringLiteral {
    /// The name.
    public let name: String

    /// Makes a slot.
    /// - Parameter name: Any text; commands with equal names share the slot.
    public init(_ name: String) {
      self.name = name
    }

    /// Makes a slot from a literal.
    public init(stringLiteral name: String) {
      self.name = name
    }
  }
}
