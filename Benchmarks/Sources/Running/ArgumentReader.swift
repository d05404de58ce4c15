/// Reads a command line word by word; `--option=value` is read as `--option value`.
struct ArgumentReader {
  private var rest: ArraySlice<String>

  /// The options there are.
  static let options = [
    "--help", "--list", "--quick", "--full", "--instructions", "--json", "--accept", "--spoilt",
    "--filter", "--output", "--baseline", "--save-baseline", "--thresholds",
    "--pairs", "--gate", "--requests", "--bytes",
  ]

  init(_ arguments: [String]) {
    rest = arguments[...]
  }

  mutating func next() -> String? {
    guard let word = rest.popFirst() else { return nil }
    guard word.hasPrefix("--"), let equals = word.firstIndex(of: "=") else { return word }
    rest = [String(word[word.index(after: equals)...])] + rest
    return String(word[..<equals])
  }

  /// The value that follows an option.
  mutating func value(of option: String, called name: String) throws(UsageError) -> String {
    guard let value = rest.popFirst(), !value.isEmpty, !value.hasPrefix("--") else {
      throw UsageError("\(option) needs a value: \(option) \(name)")
    }
    return value
  }

  /// The number that follows an option.
  mutating func number(of option: String, from least: Int) throws(UsageError) -> Int {
    let text = try value(of: option, called: "N")
    guard let number = Int(text), number >= least else {
      throw UsageError("\(option) takes a number from \(least) on, and not “\(text)”")
    }
    return number
  }

  /// The words that are left, as they are.
  mutating func takeRest() -> [String] {
    defer { rest = [] }
    return Array(rest)
  }

  /// What the person may have meant by an option that does not exist.
  func hint(for option: String) -> String {
    NearNames(of: option, among: Self.options).names.first.map { "; did you mean \($0)?" } ?? ""
  }
}
