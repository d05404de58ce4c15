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
        counts: ["sums": ["long": Counts(instructions: 20.5, allocations: 0)]])
      thresholds.growth = ["growth": 1.2]
      try folder.write(thresholds, of: "toys")
      #expect(try folder.thresholds(of: "toys") == thresholds)
      #expect(try folder.thresholds(of: "others") == nil)
    }
  }

  @Test("A folder that is not there has no limits, and a file that is broken is told with its path")
  func faults() throws {
    try withFolder { url in
      let folder = ThresholdFolder(url: url)
      #expect(try folder.thresholds(of: "toys") == nil)
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      try Data(#"{"compiler": 1}"#.utf8).write(to: url.appending(path: "toys.json"))
      let fault = #expect(throws: FileFault.self) { try folder.thresholds(of: "toys") }
      #expect(fault?.path.hasSuffix("toys.json") == true)
    }
  }
}
