/// What the person asked for on the command line.
struct Arguments: Sendable, Hashable {
  var helps = false
  var lists = false
  var isQuick = false
  var filter: String?

  /// Reads the arguments.
  /// - Parameter arguments: The arguments without the program's name.
  /// - Throws: ``UsageError`` for the first mistake.
  init(_ arguments: [String]) throws(UsageError) {
    var rest = ArraySlice(arguments)
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h": helps = true
      case "--list": lists = true
      case "--quick": isQuick = true
      case "--filter":
        guard let text = rest.popFirst(), !text.hasPrefix("--") else { throw Self.textIsMissing }
        try setFilter(text)
      case _ where argument.hasPrefix("--filter="):
        try setFilter(String(argument.dropFirst("--filter=".count)))
      case _ where argument.hasPrefix("-"):
        throw UsageError("unknown option “\(argument)”")
      default:
        throw UsageError("unexpected argument “\(argument)”")
      }
    }
  }

  private mutating func setFilter(_ text: String) throws(UsageError) {
    guard !text.isEmpty else { throw Self.textIsMissing }
    guard filter == nil else { throw UsageError("--filter is given twice") }
    filter = text
  }

  private static let textIsMissing = UsageError("--filter needs a value: --filter TEXT")
}
