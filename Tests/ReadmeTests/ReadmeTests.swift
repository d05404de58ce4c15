import EnfiladeHTTP
import EnfiladeTesting
import Foundation
import Testing

/// The README shows only code that is compiled here, letter for letter.
struct ReadmeTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
  private static let root = folder.deletingLastPathComponent().deletingLastPathComponent()

  private func text(_ url: URL) throws -> String {
    try String(contentsOf: url, encoding: .utf8)
  }

  /// The fenced blocks of a language.
  private func blocks(_ language: String, in readme: String) -> [String] {
    readme.components(separatedBy: "```\(language)\n").dropFirst().compactMap { part in
      part.components(separatedBy: "\n```").first
    }
  }

  @Test func `Each Swift block of the README is part of a file that is compiled`() throws {
    let files = try FileManager.default.contentsOfDirectory(at: Self.folder, includingPropertiesForKeys: nil)
    let sources = try files.filter { $0.pathExtension == "swift" }.map(text)
    let blocks = try blocks("swift", in: text(Self.root.appending(path: "README.md")))
    #expect(blocks.count >= 4)
    for block in blocks {
      #expect(sources.contains { $0.contains(block) }, "not compiled:\n\(block)")
    }
  }

  @Test func `The example is shown in full`() throws {
    let blocks = try blocks("swift", in: text(Self.root.appending(path: "README.md")))
    let example = try text(Self.folder.appending(path: "CacheScreen.swift"))
    #expect(blocks.contains { $0 + "\n" == example })
  }

  @Test func `CI runs the README's two commands`() throws {
    let commands = try blocks("sh", in: text(Self.root.appending(path: "README.md"))).first ?? ""
    let lines = commands.split(separator: "\n").map {
      $0.prefix { $0 != "#" }.trimmingCharacters(in: .whitespaces)
    }
    #expect(lines.count == 2)
    let script = try text(Self.root.appending(path: ".ci/run"))
    for line in lines { #expect(script.contains("\n  \(line)\n"), "CI does not run: \(line)") }
  }

  @Test func `A client around a client adds its field`() async throws {
    let stub = StubHTTPClient([.get("/"): .response(.ok)])
    let client = APIKeyClient(inner: stub, key: "k")
    _ = try await client.send(HTTPRequest(.get, "http://example.org/"))
    #expect(stub.requests.first?.fields.first?.value == "k")
  }
}

@MainActor
struct SmallestPresenterTests {
  @Test func `The smallest presenter answers, in less than ten lines`() {
    let presenter = GreetingPresenter<RecordingView<String>>()
    let view = RecordingView<String>()
    presenter.send((), on: view)
    #expect(view.commands == ["hello"])
  }
}
