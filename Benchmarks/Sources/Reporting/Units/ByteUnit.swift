/// The unit in which a number of bytes is written; a thousand of one is one of the next.
public enum ByteUnit: Double, Sendable {
  case bytes = 1
  case kilobytes = 1e3
  case megabytes = 1e6
  case gigabytes = 1e9

  /// The largest unit of which a number of bytes is at least one.
  /// - Parameter bytes: The number of bytes.
  public init(fitting bytes: Double) {
    switch bytes {
    case ..<1e3: self = .bytes
    case ..<1e6: self = .kilobytes
    case ..<1e9: self = .megabytes
    default: self = .gigabytes
    }
  }

  /// The unit's symbol: `kB`.
  public var symbol: String {
    switch self {
    case .bytes: "B"
    case .kilobytes: "kB"
    case .megabytes: "MB"
    case .gigabytes: "GB"
    }
  }

  /// A number of bytes in the unit that fits it: `1.25 kB`.
  /// - Parameter bytes: The number of bytes.
  public static func text(of bytes: Double) -> String {
    let unit = ByteUnit(fitting: bytes)
    let number = bytes / unit.rawValue
    return "\(unit == .bytes ? Numeral.count(number) : Numeral.significant(number)) \(unit.symbol)"
  }

  /// A number of bytes for each second in the unit that fits it, which is no smaller than a megabyte: `87.3 MB/s`.
  /// - Parameter bytes: The number of bytes for each second.
  public static func rate(of bytes: Double) -> String {
    let unit = bytes < 1e9 ? ByteUnit.megabytes : .gigabytes
    return "\(Numeral.significant(bytes / unit.rawValue)) \(unit.symbol)/s"
  }
}
