import Foundation
import Testing

@testable import Running

/// The page about the benchmarks shows what is compiled, and what the program does.
@Suite struct BenchmarksReadmeTests {
  private static let benchmarks = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.benchmarks.appending(path: path), encoding: .utf8)
  }

  private func blocks(_ language: String) throws -> [String] {
    try text("README.md").components(separatedBy: "```\(language)\n").dropFirst().compactMap { part in
      part.components(separatedBy: "\n```").first
    }
  }

  @Test("The example is the one that CI builds and runs, letter for letter")
  func example() throws {
    let example = try text("../.ci/downstream/measuring/Sources/Compare/Compare.swift")
    #expect(try blocks("swift").contains { $0 + "\n" == example })
  }

  @Test("The products that the page names are those that CI depends on")
  func products() throws {
    let manifest = try text("../.ci/downstream/measuring/Package.swift")
    let lines = try blocks("swift").joined(separator: "\n").split(separator: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces) }.filter { $0.hasPrefix(".product(") }
    #expect(lines.count == 2)
    for line in lines { #expect(manifest.contains(line)) }
  }

  @Test("The options that the page names exist")
  func options() throws {
    let page = try text("README.md")
    let words = page.split { !($0.isLetter || $0 == "-") }
      .filter { $0.hasPrefix("--") && $0.contains(where: \.isLetter) }.map(String.init)
    let known = Set(ArgumentReader.options + ["--package-path"])
    #expect(words.count > 8)
    for word in words { #expect(known.contains(word), "\(word)") }
  }
}
