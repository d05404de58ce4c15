/// The name of a piece of a presenter's work, by which a later one replaces, awaits or ends it.
///
/// A literal is an id, `task("search", …)`. Ids belong to their presenter; two presenters may use the same.
public struct TaskID: Sendable, Hashable, ExpressibleByStringLiteral {
  /// The name.
  public let name: String

  /// Makes an id.
  /// - Parameter name: Any text.
  public init(_ name: String) {
    self.name = name
  }

  /// Makes an id from a literal.
  public init(stringLiteral name: String) {
    self.name = name
  }
}
