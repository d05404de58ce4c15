import Foundation

/// How many columns a terminal has.
enum TerminalWidth {
  /// Asks the terminal, and then the variable `COLUMNS`.
  /// - Returns: `nil` where that is no terminal, or neither knows.
  static func columns(of descriptor: Int32, environment: [String: String]) -> Int? {
    guard isatty(descriptor) == 1 else { return nil }
    var size = winsize()
    if ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 { return Int(size.ws_col) }
    return environment["COLUMNS"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
  }
}
