import Foundation
import Measurement
import Testing

@testable import Running

@Suite @MainActor struct EnduranceTests {
  private let terminal: Terminal

  init() throws {
    terminal = try Terminal()
  }

  private func suite(_ value: Double, folder: @escaping @Sendable (URL) -> Void = { _ in }) -> BenchmarkSuite
  {
    BenchmarkSuite(
      "toys", comparisons: [],
      trials: [
        Trial("growth", summary: "some memory") { course in
          folder(course.folder)
          course.progress("growing", 0.5)
          return [
            Trial.Figure("requests", Double(course.requests), ""),
            Trial.Figure("memory", value, atMost: 8, "MB"),
          ]
        },
        Trial("other", summary: "what fails") { _ in throw CancellationError() },
      ])
  }

  @Test("Within its bounds, a trial is green")
  func green() async {
    let status = await terminal.run(
      "endurance", "--filter", "growth", "--requests", "5", suites: [suite(8)])
    #expect(status == 0)
    #expect(terminal.output.contains("toys/growth: some memory\n"))
    #expect(terminal.output.contains("        requests       5.0"))
    #expect(terminal.output.contains("ok      memory         8.0 MB, at most 8.0\n"))
    #expect(terminal.output.hasSuffix("All limits hold.\n"))
  }

  @Test("Beyond them it is red, and so is one that throws", arguments: ["growth", "other"])
  func red(filter: String) async {
    #expect(await terminal.run("endurance", "--filter", filter, suites: [suite(8.5)]) == 1)
    #expect(terminal.output.contains("FAILED  "))
  }

  @Test("Its folder is there, and gone afterwards")
  func folder() async throws {
    let suite = suite(1) { folder in
      // It exists, so it can be written into.
      try? Data().write(to: folder.appending(path: "file"))
      let isThere = FileManager.default.fileExists(atPath: folder.appending(path: "file").path)
      if isThere { try? Data(folder.path.utf8).write(to: Self.note) }
    }
    defer { try? FileManager.default.removeItem(at: Self.note) }
    #expect(await terminal.run("endurance", "--filter", "growth", suites: [suite]) == 0)
    let path = try String(contentsOf: Self.note, encoding: .utf8)
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  private nonisolated static let note = FileManager.default.temporaryDirectory.appending(
    path: "endurance-note-\(ProcessInfo.processInfo.processIdentifier)")

  @Test("A filter that leaves nothing is a mistake, and so is having nothing to try")
  func usage() async {
    #expect(await terminal.run("endurance", "--filter", "xyzzy", suites: [suite(1)]) == 2)
    #expect(terminal.complaints.contains("there are toys/growth, toys/other"))
    #expect(await terminal.run("endurance") == 2)
  }
}
