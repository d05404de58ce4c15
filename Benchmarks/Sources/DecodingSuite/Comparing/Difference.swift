/// Where two values that should be equal are not.
struct Difference: Sendable, Hashable {
  /// The way to it: `[17].location.city`; empty for the values themselves.
  let path: String
  /// What should be there.
  let expected: String
  /// What is there.
  let found: String

  /// Finds the first difference, in the order in which the parts are declared.
  /// - Returns: `nil` where reflection shows none, although the values may be unequal.
  static func first(expected: Any, found: Any, path: String = "") -> Difference? {
    let left = parts(of: expected)
    let right = parts(of: found)
    // The number of elements is what is told where one of two lists is only longer.
    for (part, other) in zip(left, right) {
      guard part.step == other.step else { return leaf(expected, found, path: path) }
      if let difference = first(expected: part.value, found: other.value, path: path + part.step) {
        return difference
      }
    }
    guard !left.isEmpty, !right.isEmpty else { return leaf(expected, found, path: path) }
    guard left.count != right.count else { return nil }
    return Difference(
      path: path, expected: "\(left.count) elements", found: "\(right.count) elements")
  }

  private static func leaf(_ expected: Any, _ found: Any, path: String) -> Difference? {
    let texts = (String(reflecting: expected), String(reflecting: found))
    return texts.0 == texts.1 ? nil : Difference(path: path, expected: texts.0, found: texts.1)
  }

  /// What a value consists of, and the step that leads to each part.
  private static func parts(of value: Any) -> [(step: String, value: Any)] {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional:
      return mirror.children.map { ("", $0.value) }
    case .dictionary:
      // The order of a dictionary says nothing.
      return mirror.children.map { child in
        let entry = Mirror(reflecting: child.value).children.map(\.value)
        return ("[\(String(reflecting: entry[0]))]", entry[1])
      }.sorted { $0.step < $1.step }
    case .set:
      return mirror.children.map { ("{\(String(reflecting: $0.value))}", $0.value) }
        .sorted { $0.step < $1.step }
    case .collection:
      return mirror.children.enumerated().map { ("[\($0.offset)]", $0.element.value) }
    default:
      return mirror.children.map { (".\($0.label ?? "")", $0.value) }
    }
  }
}
