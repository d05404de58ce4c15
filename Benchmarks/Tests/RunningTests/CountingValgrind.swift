import Foundation

@testable import Running

/// A command `valgrind` that does what a script says, in a folder of its own, which is removed with it.
///
/// The script has the name of the pipe for the lines as its third argument.
final class CountingValgrind {
  let folder: URL
  let callgrind: Callgrind

  init(
    _ script: String,
    in folder: URL = FileManager.default.temporaryDirectory.appending(path: "valgrind-\(UUID().uuidString)")
  ) throws {
    self.folder = folder
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let command = folder.appending(path: "valgrind")
    try Data("#!/bin/sh\nshift 4\ncd '\(folder.path)'\n\(script)\n".utf8).write(to: command)
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: command.path)
    var callgrind = Callgrind()
    callgrind.searchPath = folder.path
    self.callgrind = callgrind
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  func contents(of name: String) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
