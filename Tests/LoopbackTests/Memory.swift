import Foundation

/// How many kilobytes of memory this process has had at most; nil where the system does not say.
///
/// `getrusage` will not do: on Linux a child process begins with the peak of the process that started it.
func peakKilobytes() -> Int? {
  guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) else { return nil }
  let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
  return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) }
}
