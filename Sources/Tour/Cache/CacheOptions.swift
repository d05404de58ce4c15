/// The options of `tour cache`.
struct CacheOptions: Sendable, Hashable {
  static let defaultSeconds = 2000

  /// For how long the answer may be kept; 0 or more.
  var seconds = defaultSeconds
  /// Where the server is; `nil` for one of the tour's own.
  var baseURL: String?
  /// Whether plain lines are asked for, also on a terminal.
  var isPlain = false

  init(seconds: Int = defaultSeconds, baseURL: String? = nil, isPlain: Bool = false) {
    self.seconds = seconds
    self.baseURL = baseURL
    self.isPlain = isPlain
  }

  /// Reads the options.
  /// - Returns: `nil` when help is asked for.
  init?(_ reader: inout OptionReader) throws(UsageError) {
    while let option = try reader.next() {
      switch option {
      case "--help", "-h": return nil
      case "--seconds": seconds = try reader.count(of: option, "N")
      case "--base-url": baseURL = try reader.value(of: option, "URL")
      case "--plain": isPlain = true
      default: throw reader.error("unknown option “\(option)”")
      }
    }
  }
}
