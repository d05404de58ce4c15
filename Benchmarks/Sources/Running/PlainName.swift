/// Whether a name can be a file's and a filter's: a word that leads nowhere.
enum PlainName {
  /// Letters, digits, “-”, “_” and “.”, with no “.” in front.
  static func isPlain(_ text: String) -> Bool {
    !text.isEmpty && !text.hasPrefix(".")
      && text.allSatisfy { $0.isLetter || $0.isNumber || "._-".contains($0) }
  }
}

/// A name that figures cannot be kept under.
enum NameFault: Error, Sendable, Hashable, CustomStringConvertible {
  /// It cannot be the name of a file, or be told to a filter.
  case notPlain(String)
  /// Two suites, or two comparisons, are called this.
  case taken(String)

  var description: String {
    switch self {
    case .notPlain(let name):
      "“\(name)” cannot name a suite or a comparison; use letters, digits, “-”, “_” and “.”, and no “.” in front."
    case .taken(let name):
      "“\(name)” is the name of two; give each a name of its own."
    }
  }
}
