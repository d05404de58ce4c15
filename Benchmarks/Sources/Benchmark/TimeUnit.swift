import Foundation

/// The unit in which a time is written.
enum TimeUnit: Double {
  case nanoseconds = 1
  case microseconds = 1e3
  case milliseconds = 1e6
  case seconds = 1e9

  /// The largest unit of which a time is at least one.
  /// - Parameter nanoseconds: The time.
  init(fitting nanoseconds: Double) {
    switch nanoseconds {
    case ..<1e3: self = .nanoseconds
    case ..<1e6: self = .microseconds
    case ..<1e9: self = .milliseconds
    default: self = .seconds
    }
  }

  var symbol: String {
    switch self {
    case .nanoseconds: "ns"
    case .microseconds: "µs"
    case .milliseconds: "ms"
    case .seconds: "s"
    }
  }

  /// A time in this unit, with two decimals.
  func text(of nanoseconds: Double) -> String {
    String(format: "%.2f", nanoseconds / rawValue)
  }
}
