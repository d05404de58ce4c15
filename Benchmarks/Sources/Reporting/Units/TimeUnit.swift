/// The unit in which a time is written.
public enum TimeUnit: Double, Sendable {
  case nanoseconds = 1
  case microseconds = 1e3
  case milliseconds = 1e6
  case seconds = 1e9

  /// The largest unit of which a time is at least one.
  /// - Parameter nanoseconds: The time.
  public init(fitting nanoseconds: Double) {
    switch nanoseconds {
    case ..<1e3: self = .nanoseconds
    case ..<1e6: self = .microseconds
    case ..<1e9: self = .milliseconds
    default: self = .seconds
    }
  }

  /// The unit's symbol: `ns`.
  public var symbol: String {
    switch self {
    case .nanoseconds: "ns"
    case .microseconds: "µs"
    case .milliseconds: "ms"
    case .seconds: "s"
    }
  }

  /// A time in this unit, without its symbol.
  /// - Parameter nanoseconds: The time.
  public func text(of nanoseconds: Double) -> String {
    Numeral.significant(nanoseconds / rawValue)
  }

  /// Two times in this unit, without its symbol: `26.2–26.5`.
  func text(from lower: Double, to upper: Double) -> String {
    "\(text(of: lower))–\(text(of: upper))"
  }

  /// A time in the unit that fits it: `26.3 ns`.
  /// - Parameter nanoseconds: The time.
  public static func text(of nanoseconds: Double) -> String {
    let unit = TimeUnit(fitting: nanoseconds)
    return "\(unit.text(of: nanoseconds)) \(unit.symbol)"
  }
}
