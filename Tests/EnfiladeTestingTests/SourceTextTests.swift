import Foundation
import Testing

@Suite("The sources of EnfiladeTesting")
struct SourceTextTests {
  @Test("Nothing in them yields, sleeps or polls", arguments: ["Task.yield", "Task.sleep", "usleep"])
  func waitsProperly(word: String) throws {
    let files = try sources()
    #expect(files.count > 5)
    for file in files {
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(!text.contains(word), "\(file.lastPathComponent)")
    }
  }

  private func sources(of file: String = #filePath) throws -> [URL] {
    let root = URL(filePath: file).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let folder = root.appending(path: "Sources/EnfiladeTesting").resolvingSymlinksInPath()
    let all = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    return all.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
  }
}
