import Foundation
import Measurement
import Testing

@testable import Running

@Suite struct ThresholdFolderTests {
  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  @Test("What is written is read")
  func roundTrip() throws {
    try withFolder { url in
      let folder = ThresholdFolder(url: url)
      var thresholds = Thresholds(
        compiler: "Swift 6.3.1", architecture: "x86_64",
        counts: ["sums": ["long": Thresholds.Limit(instructions: 20.5, allocations: 0)]])
      thresholds.growth = ["growth": 1.2]
      thresholds.ratios = ["sums": ["long": Thresholds.Multiple(yardstick: "short", time: 1.05)]]
      try folder.write(thresholds, of: "toys")
      #expect(try folder.thresholds(of: "toys") == thresholds)
      #expect(try folder.suites() == ["toys"])
      #expect(try folder.thresholds(of: "others") == nil)
    }
  }

  @Test("A folder that is not there is told")
  func missing() throws {
    try withFolder { url in
      #expect(throws: FileFault.self) { try ThresholdFolder(url: url).suites() }
    }
  }

  @Test(
    "A file that is broken, or in which something is misspelt, is told with the place",
    arguments: [
      (#"{"compiler": 1}"#, "at compiler"),
      (#"{"compiler": "c"}"#, "at architecture: it is missing"),
      (#"{"compiler": "c", "architecture": "a", "counts": {}}"#, "nothing is held to anything"),
      (
        #"{"compiler": "c", "architecture": "a", "counts": {"one": {}}}"#,
        "“one” holds no variant to anything"
      ),
      (
        #"{"compiler": "c", "architecture": "a", "counts": {"one": {"v": {}}}}"#,
        "at counts.one.v: a variant needs"
      ),
      (
        #"{"compiler": "c", "architecture": "a", "counts": {"one": {"v": {"alocations": 0}}}}"#,
        "at counts.one.v.alocations: there is no “alocations”"
      ),
      (
        #"{"compiler": "c", "architecture": "a", "counts": {"one": {"v": {"allocations": -1}}}}"#,
        "at counts.one.v: a variant needs limits, of 0 or more"
      ),
      (
        #"{"compiler": "c", "architecture": "a", "counts": {"o": {"v": {"allocations": 1}}}, "tolerance": {"instructions": 30}}"#,
        "at tolerance.instructions: 30.0 does not lie between 0"
      ),
      (#"{"compiler": "c", "architecture": "a", "counts": {}, "growth": {"g": 0}}"#, "at growth"),
      (
        #"{"compiler": "c", "architecture": "a", "counts": {}, "ratios": {"r": {"v": {"yardstick": "y"}}}}"#,
        "at ratios.r.v: a ratio needs limits, of more than 0"
      ),
      (#"{"compiler": "c", "architecture": "a", "count": {}}"#, "there is no “count”"),
    ])
  func faults(text: String, reason: String) throws {
    try withFolder { url in
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url.appending(path: "toys.json"))
      let fault = #expect(throws: FileFault.self) {
        try ThresholdFolder(url: url).thresholds(of: "toys")
      }
      #expect(fault?.path.hasSuffix("toys.json") == true)
      #expect(fault?.reason.contains(reason) == true, "\(fault?.reason ?? "")")
    }
  }
}
