import Foundation
import Measurement

extension Report.Machine {
  /// The machine that the program runs on.
  static var current: Report.Machine {
    let process = ProcessInfo.processInfo
    return Report.Machine(
      processor: processor ?? "unknown processor", architecture: architecture,
      cores: process.activeProcessorCount, memory: Int(clamping: process.physicalMemory),
      system: process.operatingSystemVersionString)
  }

  private static var architecture: String {
    #if arch(x86_64)
      "x86_64"
    #elseif arch(arm64)
      "arm64"
    #else
      "unknown"
    #endif
  }

  /// The processor's name, from where Linux or Darwin keep it.
  private static var processor: String? {
    #if canImport(Darwin)
      var size = 0
      guard sysctlbyname("machdep.cpu.brand_string", nil, &size, nil, 0) == 0 else { return nil }
      var name = [UInt8](repeating: 0, count: size)
      guard sysctlbyname("machdep.cpu.brand_string", &name, &size, nil, 0) == 0 else { return nil }
      return String(decoding: name.prefix { $0 != 0 }, as: UTF8.self)
    #else
      let lines =
        (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8))?.split(separator: "\n") ?? []
      return lines.first { $0.hasPrefix("model name") || $0.hasPrefix("Model") }
        .flatMap { $0.split(separator: ":").last }
        .map { $0.trimmingCharacters(in: .whitespaces) }
    #endif
  }
}
