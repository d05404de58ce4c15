import Foundation
import Measurement

@testable import Running

/// What a program says, and the folder that it works in, which is removed with it.
@MainActor
final class Terminal {
  private(set) var output = ""
  private(set) var complaints = ""
  /// Told what is written, as it is.
  var onWrite: (String) -> Void = { _ in }
  let folder = FileManager.default.temporaryDirectory.appending(
    path: "benchmark-\(UUID().uuidString)", directoryHint: .isDirectory)

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  /// Runs the program.
  /// - Returns: Its exit status.
  func run(_ arguments: String..., suites: [BenchmarkSuite] = [.toys]) async -> Int32 {
    output = ""
    complaints = ""
    let complain: (String) -> Void = { self.complaints += $0 }
    let program = Program(
      suites: suites,
      console: Console(
        write: { text in
          self.output += text
          self.onWrite(text)
        }, complain: complain,
        progress: ProgressLine(isShown: false, write: complain), isStyled: false),
      folder: folder)
    return await program.run(arguments)
  }

  func contents(of path: String) throws -> String {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }
}
