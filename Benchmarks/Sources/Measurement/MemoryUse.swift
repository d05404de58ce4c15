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

  /// What the process has in the machine's memory now, in bytes: `VmRSS` of `/proc/self/status`; `nil` where there is
  /// no such file.
  public static var resident: Int? { status("VmRSS") }

  /// The most that this program had in the machine's memory at once, in bytes: `VmHWM` of `/proc/self/status`; `nil`
  /// where there is no such file. ``peak`` can be that of whoever started the program.
  public static var residentPeak: Int? { status("VmHWM") }

  private static func status(_ field: String) -> Int? {
    let text = (try? Data(contentsOf: URL(fileURLWithPath: "/proc/self/status"))) ?? Data()
    return bytes(of: field, in: String(decoding: text, as: UTF8.self))
  }

  /// Reads a field of `/proc/self/status`, as proc_pid_status(5) has it: `VmRSS:     1234 kB`.
  static func bytes(of field: String, in status: String) -> Int? {
    let line = status.split(separator: "\n").first { $0.hasPrefix("\(field):") }
    return line.flatMap { Int($0.filter(\.isASCIIDigit)) }.map { $0 * 1024 }
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
