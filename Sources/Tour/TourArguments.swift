/// What the person asked for on the command line.
///
/// A command more is a case here, a line in ``parse(_:)``, a page in ``Usage``, and a type for its options.
enum TourArguments: Sendable, Hashable {
  case help(Usage)
  case cache(CacheOptions)

  /// Reads the arguments, from left to right; what is asked for help before a mistake gets help.
  /// - Parameter arguments: The arguments without the program's name.
  /// - Throws: ``UsageError`` for the first mistake.
  static func parse(_ arguments: [String]) throws(UsageError) -> TourArguments {
    guard let first = arguments.first else { throw UsageError("no command", usage: .tour) }
    var options = OptionReader(arguments.dropFirst(), usage: .tour)
    switch first {
    case "--help", "-h":
      return .help(.tour)
    case "cache":
      options.usage = .cache
      guard let cache = try CacheOptions(&options) else { return .help(.cache) }
      return .cache(cache)
    case _ where first.hasPrefix("-"):
      throw UsageError("unknown option “\(first)”", usage: .tour)
    default:
      throw UsageError("unknown command “\(first)”", usage: .tour)
    }
  }
}
