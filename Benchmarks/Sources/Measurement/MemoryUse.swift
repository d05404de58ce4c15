import Foundation

/// How much memory the process has had.
public enum MemoryUse {
  /// The most memory that the process has had in the machine's memory at once, in bytes, as the system tells it
  /// (`getrusage`); `nil` where it does not.
  public static var peak: Int? {
    var usage = rusage()
    #if canImport(Darwin)
      guard getrusage(RUSAGE_SELF, &usage) == 0 else { return nil }
      return usage.ru_maxrss
    #else
      guard getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage) == 0 else { return nil }
      return usage.ru_maxrss * 1024
    #endif
  }
}
