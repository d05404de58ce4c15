import Foundation
import Measurement

extension Report.Versions {
  /// What the program was built with, and from.
  static var current: Report.Versions {
    Report.Versions(compiler: compiler, isOptimised: isOptimised, revision: revision)
  }

  /// A program cannot ask which compiler built it, but compilers skip what is not for them.
  private static var compiler: String {
    #if compiler(>=6.4)
      "Swift 6.4 or later"
    #elseif compiler(>=6.3.2)
      "Swift 6.3.2 or later"
    #elseif compiler(>=6.3.1)
      "Swift 6.3.1"
    #elseif compiler(>=6.3)
      "Swift 6.3"
    #else
      "Swift 6.2 or earlier"
    #endif
  }

  private static var isOptimised: Bool {
    #if DEBUG
      false
    #else
      true
    #endif
  }

  /// The revision of the checkout that this file was compiled in; `nil` away from it, and without git.
  private static var revision: String? {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder.path, "describe", "--always", "--dirty", "--tags"]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let revision = text.trimmingCharacters(in: .whitespacesAndNewlines)
    return process.terminationStatus == 0 && !revision.isEmpty ? revision : nil
  }
}
