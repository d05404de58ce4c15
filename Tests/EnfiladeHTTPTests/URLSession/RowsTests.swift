import Foundation
import Testing

/// Whether each row of the table of URLSession's faults has a test.
struct RowsTests {
  private static let rows = 1...31

  @Test func `Each row has a test that begins with its number`() throws {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let files = FileManager.default.enumerator(at: tests, includingPropertiesForKeys: nil)
    let sources = (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
    let name = #/func `B(\d+): [^`]+`/#
    let found = try sources.flatMap { url in
      try String(contentsOf: url, encoding: .utf8).matches(of: name).compactMap { Int($0.1) }
    }
    let missing = Set(Self.rows).subtracting(found)
    #expect(missing.isEmpty, "no test for \(missing.sorted().map { "B\($0)" }.joined(separator: ", "))")
    let unknown = Set(found).subtracting(Self.rows)
    #expect(unknown.isEmpty, "no such row: \(unknown.sorted().map { "B\($0)" }.joined(separator: ", "))")
  }
}
