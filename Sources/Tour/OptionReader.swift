/// Goes through the options of one command, each of which may be there once.
struct OptionReader {
  /// What to show with a mistake.
  var usage: Usage

  private var rest: ArraySlice<String>
  private var seen: Set<String> = []
  /// The value of an option that was written with an equals sign, until it is taken.
  private var attached: String?

  init(_ arguments: some Sequence<String>, usage: Usage) {
    rest = ArraySlice(Array(arguments))
    self.usage = usage
  }

  /// Takes the next option, `--name`, `--name value` or `--name=value`.
  /// - Returns: Its name, with the hyphens; `nil` at the end.
  mutating func next() throws(UsageError) -> String? {
    if let attached { throw error("“\(attached)” is given to an option that takes no value") }
    guard let argument = rest.popFirst() else { return nil }
    guard argument.hasPrefix("-") else { throw error("unexpected argument “\(argument)”") }
    var name = argument
    if argument.hasPrefix("--"), let equals = argument.firstIndex(of: "=") {
      name = String(argument[..<equals])
      attached = String(argument[argument.index(after: equals)...])
    }
    guard seen.insert(name).inserted else { throw error("\(name) is given twice") }
    return name
  }

  /// Takes the value of the option that came last.
  /// - Parameters:
  ///   - name: The option's name.
  ///   - placeholder: What the value is called in the usage.
  mutating func value(of name: String, _ placeholder: String) throws(UsageError) -> String {
    if let value = attached.take() ?? popValue(), !value.isEmpty { return value }
    throw error("\(name) needs a value: \(name) \(placeholder)")
  }

  /// Takes the value of the option that came last, a whole number of 0 or more.
  mutating func count(of name: String, _ placeholder: String) throws(UsageError) -> Int {
    let value = try value(of: name, placeholder)
    guard let count = Int(value), count >= 0 else {
      throw error("\(name) needs a whole number of 0 or more, not “\(value)”")
    }
    return count
  }

  func error(_ fault: String) -> UsageError {
    UsageError(fault, usage: usage)
  }

  /// A value begins with anything but two hyphens, so that a negative number is recognised as such.
  private mutating func popValue() -> String? {
    guard let first = rest.first, !first.hasPrefix("--") else { return nil }
    return rest.popFirst()
  }
}
