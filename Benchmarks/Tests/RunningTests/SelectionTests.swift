import Measurement
import Testing

@testable import Running

@Suite struct SelectionTests {
  private func names(_ filters: [String], isFull: Bool = false) throws -> [String] {
    try Selection(from: [.toys, .broken], filters: filters, isFull: isFull).entries.map(\.name)
  }

  @Test("Without a filter there is all but what takes long")
  func all() throws {
    #expect(try names([]) == ["toys/sums", "toys/waits", "broken/gone"])
    #expect(try names([], isFull: true) == ["toys/sums", "toys/waits", "toys/ages", "broken/gone"])
  }

  @Test("Filters add up, whatever their case, and keep the order")
  func filters() throws {
    #expect(try names(["GONE", "sum"]) == ["toys/sums", "broken/gone"])
    #expect(try names(["=toys/sums"]) == ["toys/sums"])
  }

  @Test("A filter that leaves nothing is told, with what is near")
  func nothing() {
    #expect(throws: UsageError("nothing has “toys/smus” in its name; near: toys/sums, toys/ages")) {
      try names(["toys/smus"])
    }
    #expect(throws: UsageError("nothing has “xyzzy” in its name; see benchmark --list")) {
      try names(["xyzzy"])
    }
    #expect(throws: UsageError("nothing has “=toys” in its name; near: toys, toys/ages, toys/sums")) {
      try names(["=toys"])
    }
  }

  private func suite(_ name: String, _ comparisons: String...) -> BenchmarkSuite {
    BenchmarkSuite(name, comparisons: comparisons.map { Comparison($0, summary: "") { [] } })
  }

  @Test("Two of one name are refused")
  func taken() {
    #expect(throws: NameFault.taken("toys/a")) {
      try Selection(from: [suite("toys", "a", "b", "a")], filters: ["toys/b"], isFull: false)
    }
    #expect(throws: NameFault.taken("Toys")) {
      try Selection(from: [suite("toys", "a"), suite("Toys", "b")], filters: [], isFull: false)
    }
  }

  @Test(
    "A name that is no plain word is refused",
    arguments: ["", ".a", "..", "a/b", "a b", "a\\b", "a\nb", "=a", "a,b", "../a"])
  func notPlain(name: String) {
    #expect(throws: NameFault.notPlain(name)) {
      try Selection(from: [suite(name, "a")], filters: [], isFull: false)
    }
    #expect(throws: NameFault.notPlain(name)) {
      try Selection(from: [suite("toys", name)], filters: [], isFull: false)
    }
  }

  @Test("Plain words may have points and hyphens", arguments: ["growth-YYJSON-0.5.0", "a_b", "größe", "8"])
  func plain(name: String) throws {
    let selection = try Selection(from: [suite(name, name), suite("b", name)], filters: [], isFull: false)
    #expect(selection.entries.map(\.name) == ["\(name)/\(name)", "b/\(name)"])
  }

  @Test("What takes long is not passed over in silence")
  func long() {
    #expect(throws: UsageError("toys/ages takes long and is measured with --full only")) {
      try names(["ages"])
    }
  }
}
