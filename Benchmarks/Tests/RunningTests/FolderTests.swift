import Foundation
import Measurement
import Reporting
import Testing

@testable import Running

/// The folders that results are written to.
@Suite struct FolderTests {
  private let report = Report(
    date: "2026-11-30T17:33:13Z", command: "benchmark", effort: "quick",
    machine: Report.Machine(processor: "P", architecture: "x86_64", cores: 2, memory: 1, system: "S"),
    versions: Report.Versions(compiler: "Swift 6.3.1", isOptimised: true))

  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "folder-\(UUID().uuidString)", directoryHint: .isDirectory)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try body(folder)
  }

  @Test("A trial leaves the folder, and nothing in it")
  func trial() throws {
    try withFolder { folder in
      let inner = folder.appending(path: "a/b")
      try TrialFile.write(into: inner)
      #expect(try FileManager.default.contentsOfDirectory(atPath: inner.path).isEmpty)
    }
  }

  #if os(Linux)
    @Test("A disk with room for a small file only is noticed")
    func full() async {
      await #expect(processExitsWith: .success) {
        signal(SIGXFSZ, SIG_IGN)
        var limit = rlimit(rlim_cur: 100_000, rlim_max: 100_000)
        try #require(setrlimit(.init(RLIMIT_FSIZE.rawValue), &limit) == 0)
        let folder = FileManager.default.temporaryDirectory.appending(path: "full-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let fault = #expect(throws: FileFault.self) { try ReportFolder(url: folder) }
        #expect(fault?.action == "write into the folder")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
      }
    }
  #endif

  @Test("A saved baseline goes before a file and a folder of its name")
  func savedFirst() throws {
    try withFolder { folder in
      let baselines = Baselines(beside: folder)
      try baselines.expect("before")
      #expect(try baselines.save(report, as: "before") == ".benchmark-baselines/before.json")
      try Data("hello".utf8).write(to: folder.appending(path: "before"))
      #expect(try baselines.report(called: "before") == report)
      try FileManager.default.removeItem(at: folder.appending(path: "before"))
      try TrialFile.write(into: folder.appending(path: "before"))
      #expect(try baselines.report(called: "before") == report)
    }
  }

  @Test("A folder is no report, and no place for a baseline")
  func folders() throws {
    try withFolder { folder in
      let baselines = Baselines(beside: folder)
      try TrialFile.write(into: folder.appending(path: "report"))
      #expect(throws: UsageError("“report” is a folder; name the report.json in it")) {
        try baselines.report(called: "report")
      }
      try TrialFile.write(into: folder.appending(path: ".benchmark-baselines/before.json"))
      let fault = UsageError("“before” cannot be saved: “.benchmark-baselines/before.json” is a folder")
      #expect(throws: fault) { try baselines.expect("before") }
      #expect(throws: UsageError.self) { try baselines.report(called: "before") }
    }
  }

  @Test(
    "A chart is drawn for no subject whose name leads elsewhere", arguments: ["../toys", "a/b", "", ".toys"])
  func chart(name: String) throws {
    var hostile = report
    hostile.subjects = [Report.Subject(name: "toys"), Report.Subject(name: name)]
    try withFolder { folder in
      let charts = folder.appending(path: "charts", directoryHint: .isDirectory)
      #expect(throws: NameFault.notPlain(name)) {
        try ChartFolder(url: charts).write(hostile) { _ in Issue.record("something was drawn") }
      }
      let drawn = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(drawn.isEmpty)
    }
  }
}
