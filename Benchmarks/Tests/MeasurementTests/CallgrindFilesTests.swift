import Foundation
import Testing

@testable import Measurement

@Suite struct CallgrindFilesTests {
  @Test(
    "The total of a file is found", arguments: ["totals: 1234\n", "summary: 1234\n", "totals: 1234 17\n"])
  func total(line: String) {
    let file = "version: 1\nevents: Ir\nfn=(1) totals: 99\n16 400\n\n\(line)"
    #expect(CallgrindFiles.total(in: Data(file.utf8)) == 1234)
  }

  @Test("A file without a total has none", arguments: ["", "events: Ir\n", "\ntotals: many\n", "\ntotals: "])
  func none(file: String) {
    #expect(CallgrindFiles.total(in: Data(file.utf8)) == nil)
  }

  @Test("The file that was written last counts, and all are removed")
  func last() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for number in [1, 2, 10] {
      try Data("\ntotals: \(number)00\n".utf8).write(to: folder.appending(path: "counts.\(number)"))
    }
    try Data().write(to: folder.appending(path: "other"))
    let files = CallgrindFiles(path: folder.appending(path: "counts").path)
    #expect(files.takeTotal() == 1000)
    #expect(files.takeTotal() == nil)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["other"])
  }

  @Test("Outside of callgrind there is no counter")
  func outside() {
    #expect(InstructionCounter(reading: "counts") == nil)
  }
}
